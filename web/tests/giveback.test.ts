import { describe, expect, it, vi } from "vitest";
import { giveBack, holderAt } from "@/ui/giveback";

const button = (isConnected = true) => ({ isConnected, focus: vi.fn() });
const lost = (): boolean => true;

describe("the focus after a window", () => {
  it("goes back to whoever had it", async () => {
    const menu = button();
    giveBack(holderAt(menu), lost);
    await Promise.resolve();
    expect(menu.focus).toHaveBeenCalledOnce();
  });

  it("goes back to what opened the first of two windows, after the second", async () => {
    const menu = button();
    const first = holderAt(menu);
    giveBack(first, lost);
    const second = holderAt(null); // in the same moment, as one window replaces another
    await Promise.resolve();
    expect(menu.focus).not.toHaveBeenCalled();
    giveBack(second, lost);
    await Promise.resolve();
    expect(menu.focus).toHaveBeenCalledOnce();
  });

  it("stays where it is if its holder is gone, if nobody had it, or if somebody took it meanwhile", async () => {
    const gone = button(false);
    giveBack(holderAt(gone), lost);
    await Promise.resolve();
    expect(gone.focus).not.toHaveBeenCalled();
    giveBack(holderAt(null), lost);
    await Promise.resolve();
    const there = button();
    giveBack(holderAt(there), () => false);
    await Promise.resolve();
    expect(there.focus).not.toHaveBeenCalled();
  });

  it("forgets a window that closed before", async () => {
    giveBack(holderAt(button()), lost);
    await Promise.resolve();
    const next = button();
    expect(holderAt(next)).toBe(next);
  });
});
