import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import type { Outcome } from "./message";

/** What came of a message, seen from its sender; `unstored`: nothing of it was kept. */
export type ContactResult = Outcome | { kind: "tooMany"; retryAfterSeconds: number } | { kind: "unstored" };

/** Why a message has not got through, for its sender, and the status of the answer that says so. */
export type ContactFailure = { status: number; text: string; retryAfterSeconds?: number };

/** Null when all is well. */
export function failureOf(result: ContactResult, language: Language): ContactFailure | null {
  const { error } = dictionaryOf(language).contact;
  switch (result.kind) {
    case "sent":
    case "kept":
      return null;
    case "refused":
      return { status: 422, text: result.reason ?? `${error.unknown} ${error.retry}` };
    case "waiting":
      return { status: 202, text: `${result.isNetwork ? error.network : error.unknown} ${error.stored}` };
    case "tooMany":
      return { status: 429, text: error.tooMany, retryAfterSeconds: result.retryAfterSeconds };
    case "unstored":
      return { status: 503, text: error.message };
  }
}
