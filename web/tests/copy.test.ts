import { afterEach, describe, expect, it, vi } from "vitest";
import { copyFrom } from "@/lib/copy";

const field = () => ({ value: "http://host/t/abc", focus: vi.fn(), select: vi.fn() });

describe("copying a link", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("takes the clipboard if there is one", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const from = field();
    expect(await copyFrom(from)).toBe(true);
    expect(writeText).toHaveBeenCalledWith(from.value);
    expect(from.select).not.toHaveBeenCalled();
  });

  it.each([true, false])("selects the text and lets the browser copy without one: %s", async (done) => {
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("document", { execCommand: () => done });
    const from = field();
    expect(await copyFrom(from)).toBe(done);
    expect(from.select).toHaveBeenCalledOnce();
  });
});
