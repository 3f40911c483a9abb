import { isRouteErrorResponse, type MetaFunction } from "@remix-run/react";
import { COMPANY_NAME } from "~/i18n/company-name";
import { ERROR_TEXTS } from "~/i18n/error-texts";
import type { Language } from "~/i18n/languages";
import { knownPlaceOf } from "./page-context";

export function errorLabels(status: number, language: Language) {
  const errors = ERROR_TEXTS[language];
  if (status === 400) return errors.badRequest;
  if (status === 403) return errors.forbidden;
  if (status === 404) return errors.notFound;
  if (status === 405) return errors.methodNotAllowed;
  if (status === 413) return errors.tooLarge;
  if (status === 429) return errors.tooManyRequests;
  return status === 503 ? errors.unavailable : errors.unexpected;
}

/** Only for error boundaries. */
export const errorMeta: MetaFunction = ({ error, matches }) => {
  if (error === undefined || error === null) return [];
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { language, company } = knownPlaceOf(matches);
  const { title } = errorLabels(status, language);
  return [{ title: `${title} – ${company?.name ?? COMPANY_NAME}` }, { name: "robots", content: "noindex" }];
};
