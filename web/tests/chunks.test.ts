import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/api";
import { partMissing } from "@/lib/chunks";

describe("a part of the client that did not come", () => {
  it("is told from other faults, in the words of each browser", () => {
    const said = [
      "Failed to fetch dynamically imported module: http://host/assets/Rules-abc.js",
      "error loading dynamically imported module: http://host/assets/Rules-abc.js",
      "Importing a module script failed.",
      "Unable to preload CSS for /assets/Rules-abc.css",
    ];
    expect(said.every((message) => partMissing(new TypeError(message)))).toBe(true);
    expect(partMissing(new TypeError("x is not a function"))).toBe(false);
    expect(partMissing(new ApiError("offline", 0))).toBe(false);
    expect(partMissing("dynamically imported module")).toBe(false);
  });
});
