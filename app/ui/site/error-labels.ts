import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";

/** What a visitor is told instead of a page. */
export function errorLabels(status: number, language: Language) {
  const { errors } = dictionaryOf(language);
  if (status === 400) return errors.badRequest;
  if (status === 403) return errors.forbidden;
  if (status === 404) return errors.notFound;
  if (status === 413) return errors.tooLarge;
  if (status === 429) return errors.tooManyRequests;
  return status === 503 ? errors.unavailable : errors.unexpected;
}
