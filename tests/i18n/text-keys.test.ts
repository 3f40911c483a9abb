import type { ParseKeys } from "i18next";
import { expect, it } from "vitest";
import { translatorFor } from "~/i18n/i18n";
import type { TranslationLanguage } from "~/i18n/languages";

/** Whether `t` takes this key. Where the typed keys get lost, every text is one, and the line that says `false` no longer compiles. */
type IsKey<Key extends string> = Key extends ParseKeys ? true : false;

const known: IsKey<"partners.count"> = true;
const unknown: IsKey<"partners.cuont"> = false;
const german: "de" extends TranslationLanguage ? true : false = false;

it("are checked by the compiler: the dictionary has this one, not that one, and German is no translation", () => {
  expect([known, unknown, german]).toEqual([true, false, false]);
  expect(translatorFor("en")("partners.count", { count: 2 })).not.toBe("partners.count");
});
