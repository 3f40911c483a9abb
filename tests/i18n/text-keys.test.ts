import type { ParseKeys } from "i18next";
import { expect, it } from "vitest";
import { translatorFor } from "~/i18n/i18n";
import type { TranslationLanguage } from "~/i18n/languages";

/**
 * Whether `t` accepts this key. If the typed keys get lost, every text is accepted, and the line with `false` no longer
 * compiles.
 */
type IsKey<Key extends string> = Key extends ParseKeys ? true : false;

const known: IsKey<"partners.count"> = true;
const unknown: IsKey<"partners.cuont"> = false;
const german: "de" extends TranslationLanguage ? true : false = false;

it("text keys are checked by the compiler, and German is no translation language", () => {
  expect([known, unknown, german]).toEqual([true, false, false]);
  expect(translatorFor("en")("partners.count", { count: 2 })).not.toBe("partners.count");
});
