import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { accentTones, contrast, inkTones, judgeAccent, judgeInk, styleOf, USUAL_LOOK } from "~/domain/system/look";
import { lookFields } from "~/domain/system/setting-schemas";

const tokens = new Map([...readFileSync("app/ui/styles/tokens.css", "utf8").matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name = "", color = ""]) => [name, color]));

it("the contrast is calculated as in WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it("the default colours are those of the site, and override nothing", () => {
  expect([tokens.get("clay-600"), tokens.get("ink-900")]).toEqual([USUAL_LOOK.accent, USUAL_LOOK.ink]);
  expect([judgeAccent(USUAL_LOOK.accent), judgeInk(USUAL_LOOK.ink)]).toMatchObject([{ isReadable: true }, { isReadable: true }]);
  expect(styleOf(USUAL_LOOK)).toBeNull();
});

it("only colours that tokens.css defines are overridden", () => {
  const names = Object.keys({ ...accentTones("#1d4ed8", "#1e1b4b"), ...inkTones("#1e1b4b") });
  expect(names.filter((name) => !tokens.has(name))).toEqual(["color-link"]);
});

it.each(["#d97706", "#6e6e6e", "#ff0000", "#ffffff", "#22c55e"])("%s is refused as an accent, and the nearest readable colour is named", (color) => {
  const { isReadable, nearest } = judgeAccent(color);
  expect([isReadable, judgeAccent(nearest).isReadable]).toEqual([false, true]);
  const refusal = lookFields.safeParse({ accent: color, ink: USUAL_LOOK.ink });
  expect(refusal.error?.issues.map(({ path, message }) => [path[0], message.includes(nearest)])).toEqual([["accent", true]]);
});

it.each(["#7c3aed", "#9ca3af"])("%s is refused as a background for light text", (color) => {
  const { isReadable, nearest } = judgeInk(color);
  expect([isReadable, judgeInk(nearest).isReadable]).toEqual([false, true]);
});

it.each([
  ["#1d4ed8", "#1e1b4b"],
  ["#000000", "#000000"],
  ["#b91c1c", "#0d1f27"],
  ["#d20078", "#000000"],
])("the tones of %s and %s are readable on their backgrounds", (accent, ink) => {
  const [tones, inks] = [accentTones(accent, ink), inkTones(ink)];
  for (const ground of [ink, ...Object.values(inks)]) expect(contrast(tones["sun-400"] ?? "", ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(tones["sun-200"] ?? "", tones["clay-700"] ?? "")).toBeGreaterThanOrEqual(4.5);
  expect(contrast(inks["ink-950"], tones["sun-400"] ?? "")).toBeGreaterThanOrEqual(4.5);
});

it.each(["red", "#fff", "#12345g", "#123456;}"])("%j is not a colour", (typed) => {
  const issues = lookFields.safeParse({ accent: typed, ink: USUAL_LOOK.ink }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([expect.stringContaining("#b4431f")]);
});

it("only the tones of a changed colour are overridden", () => {
  expect(styleOf({ accent: USUAL_LOOK.accent, ink: "#1e1b4b" })).toBe("html:root{--ink-950:#141231;--ink-900:#1e1b4b;--ink-800:#2e2b58}");
  expect(styleOf({ accent: "#1d4ed8", ink: USUAL_LOOK.ink })).not.toContain("--ink-");
});

it("a contrast is never called too low with the required number itself", () => {
  const { contrast: found } = judgeAccent("#6b6d6b");
  expect(found).toBeGreaterThan(4.45);
  expect(lookFields.safeParse({ accent: "#6b6d6b", ink: USUAL_LOOK.ink }).error?.issues[0]?.message).toContain("Der Kontrast ist 4,4, nötig sind 4,5.");
});
