import { describe, expect, it } from "vitest";
import { translationStateOf } from "~/domain/texts/text";

describe("a text of the website", () => {
  it.each([
    ["builtIn", "complete"],
    ["edited", "complete"],
    ["missing", "missing"],
    ["germanOnly", "missing"],
    ["newBuiltIn", "outdated"],
    ["newGerman", "outdated"],
  ] as const)("that is %s is %s for its translators", (state, wanted) => {
    expect(translationStateOf(state)).toBe(wanted);
  });
});
