import * as z from "zod";
import { dictionaryOf, translatorFor } from "~/i18n/i18n";
import { byLanguage, type Language } from "~/i18n/languages";
import { SEEN } from "../record/field-schemas";
import type { Outcome } from "./message";

export const TRAP = "topic";

/**
 * Like zod's html5Email, but accepts domains in other scripts, because not every browser sends "xn--mller-kva.de"
 * (https://html.spec.whatwg.org/multipage/input.html, type=email). Refuses a domain without a dot, where no answer
 * arrives.
 */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)(?:\.(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-))+$/u;

export const CONTACT_SCHEMAS = byLanguage(schemaIn);

function schemaIn(language: Language) {
  const messages = dictionaryOf(language).contact.validation;
  const atMost = (max: number) => z.string().max(max, translatorFor(language)("contact.validation.tooLong", { max: max.toLocaleString(language) }));
  const required = (max: number, missing: string) => z.string(missing).trim().regex(SEEN, missing).pipe(atMost(max));
  return z.object({
    name: required(120, messages.nameRequired).overwrite(inOneLine),
    email: required(254, messages.emailRequired).pipe(z.email({ pattern: EMAIL, error: messages.emailInvalid })),
    subject: required(200, messages.subjectRequired).overwrite(inOneLine),
    message: required(10_000, messages.messageRequired),
    [TRAP]: z.string().optional(),
  });
}

/** Browsers send one line. The provider puts these into mail headers, where a second line is another header. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\n\v\f\u0085\u2028\u2029]+/g, " ");
}

export function isTrapped(values: Readonly<Record<string, unknown>> | null | undefined): boolean {
  return typeof values?.[TRAP] === "string" && values[TRAP] !== "";
}

export type ContactResult = Outcome | { kind: "tooMany"; retryAfterSeconds: number } | { kind: "unstored" };

type ContactFailure = { status: number; text: string; isWaiting?: boolean; retryAfterSeconds?: number };

export function failureOf(result: ContactResult, language: Language): ContactFailure | null {
  const { error } = dictionaryOf(language).contact;
  switch (result.kind) {
    case "sent":
    case "kept":
      return null;
    case "refused":
      return { status: 422, text: result.reason ?? `${error.unknown} ${error.retry}` };
    case "waiting":
      return { status: 202, isWaiting: true, text: `${result.isNetwork ? error.network : error.unknown} ${error.stored}` };
    case "tooMany":
      return { status: 429, text: error.tooMany, retryAfterSeconds: result.retryAfterSeconds };
    case "unstored":
      return { status: 503, text: error.message };
  }
}
