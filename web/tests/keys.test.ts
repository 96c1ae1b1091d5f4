import { describe, expect, it } from "vitest";
import { digitOf, letterOf } from "@/lib/keys";

const key = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

describe("keys", () => {
  it("are digits by what they write", () => {
    expect(digitOf(key("3", "Digit3"))).toBe(3);
    expect(digitOf(key("3", "Numpad3"))).toBe(3);
    expect(digitOf(key("1", "Digit1", true))).toBe(1); // Czech and French: with Shift
  });

  it("are digits by their place where the row writes letters", () => {
    expect(digitOf(key("ľ", "Digit2"))).toBe(2);
    expect(digitOf(key("ě", "Digit2"))).toBe(2);
    expect(digitOf(key("+", "Digit1"))).toBe(1);
  });

  it("are no digits when they write something else on purpose", () => {
    expect(digitOf(key("!", "Digit1", true))).toBeNull();
    expect(digitOf(key("+", "Equal", true))).toBeNull();
    expect(digitOf(key("0", "Digit0"))).toBeNull();
    expect(digitOf(key("r", "KeyR"))).toBeNull();
  });

  it("are the same letter with Caps Lock", () => {
    expect(letterOf({ key: "R" })).toBe("r");
    expect(letterOf({ key: "Escape" })).toBe("Escape");
  });
});
