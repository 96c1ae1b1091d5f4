import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FluentResource, type FluentBundle } from "@fluent/bundle";
import { languageName, LANGUAGES } from "@/lib/languages";
import { has, makeBundle, mark, parts, plain } from "@/lib/messages";

const GEMHOLD = new URL("../../src/gemhold/", import.meta.url);
const read = (language: string, file: string): string =>
  readFileSync(new URL(`locales/${language}/${file}.ftl`, GEMHOLD), "utf8");
const readKing = (language: string, file: string): string =>
  readFileSync(new URL(`games/king/locales/${language}/${file}.ftl`, GEMHOLD), "utf8");
const bundle = (language: string): FluentBundle =>
  makeBundle(language, [read(language, "web"), readKing(language, "game"), readKing(language, "web")]);

describe("plurals", () => {
  const count = (language: string, numbers: number[], id = "k-roll"): string[] =>
    numbers.map((n) => plain(bundle(language), id, { n }));

  it("English", () => expect(count("en", [1, 2])).toEqual(["Roll one die", "Roll 2 dice"]));
  it("Slovak", () => {
    expect(count("sk", [1, 2, 5], "k-rolls-left")).toEqual(["zostáva 1 hod", "zostávajú 2 hody", "zostáva 5 hodov"]);
    expect(count("sk", [1, 3, 5], "k-tiles")).toEqual(["dielik", "dieliky", "dielikov"]);
  });
  it("Czech", () => expect(count("cs", [1, 4, 5], "k-tiles")).toEqual(["dílek", "dílky", "dílků"]));
  it("Romanian", () => {
    expect(count("ro", [1, 2, 20], "k-points-now").map((text) => text.split(" dacă")[0])).toEqual([
      "Un punct",
      "2 puncte",
      "20 de puncte",
    ]);
  });
  it("numbers are written as the language does", () =>
    expect(plain(bundle("sk"), "k-decimal", { n: 3.5 })).toBe("3,50"));
});

describe("signs", () => {
  const texts = ["n = { $n }", "p = { NUMBER($n, minimumFractionDigits: 1) }"];

  it.each(LANGUAGES)("%s: a negative number has a minus, not a hyphen", (language) => {
    const made = makeBundle(language, texts);
    expect(plain(made, "n", { n: -8 })).toBe("−8");
    expect(plain(made, "n", { n: 8 })).toBe("8");
    expect(plain(made, "p", { n: -8 })).toMatch(/^−8[.,]0$/);
    expect(plain(made, "n", { n: "at-8" })).toBe("at-8");
  });
});

describe("line breaks", () => {
  const shown = (language: string, text: string): string => plain(makeBundle(language, [`m = ${text}`]), "m");

  it("Romanian keeps short words with what they are joined to", () => {
    const joined = (text: string): string => text.replaceAll("-", "-\u2060");
    for (const word of ["S-a", "v-a", "N-ai", "într-un", "dintr-o", "folosește-l", "Fă-ți"])
      expect(shown("ro", `Iar ${word}.`)).toBe(joined(`Iar ${word}.`));
  });
  it("longer compounds, other languages and ranges stay as they are", () => {
    expect(shown("ro", "două-trei, 2-3")).toBe("două-trei, 2-3");
    expect(shown("en", "an e-mail")).toBe("an e-mail");
  });
});

describe("files", () => {
  it.each(LANGUAGES)("%s: nothing in web.ftl is lost by the parser", (language) => {
    const text = read(language, "web");
    const written = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
    const parsed = new FluentResource(text).body.map((message) => message.id);
    expect(parsed).toEqual(written);
  });

  it("Slovak and Czech are two languages", () => {
    const same = [...new FluentResource(read("sk", "web")).body].filter(
      (message) => plain(bundle("sk"), message.id, { n: 5 }) === plain(bundle("cs"), message.id, { n: 5 }),
    );
    expect(same.length).toBeLessThan(80);
  });

  it.each(LANGUAGES)("%s: has the client's words, and a name of its own", (language) => {
    expect(has(bundle(language), "play-bots")).toBe(true);
    expect(languageName(language)).not.toBe("language-name");
  });
});

describe("rich messages", () => {
  it("gives marked arguments back as parts", () => {
    const text = plain(bundle("en"), "king-rolls", { seat: mark("seat", "0"), roll: 2, dice: mark("dice", "r6 g1") });
    expect(parts(text).filter((part) => part.kind !== "text")).toEqual([
      { kind: "seat", value: "0" },
      { kind: "dice", value: "r6 g1" },
    ]);
  });

  it("cannot be fooled by marks inside an argument", () => {
    expect(parts(mark("seat", `x${mark("space", "c5")}`))).toEqual([{ kind: "seat", value: "xspacec5" }]);
  });

  it("shows the id of a message that is missing", () =>
    expect(plain(bundle("en"), "no-such-message")).toBe("no-such-message"));
});
