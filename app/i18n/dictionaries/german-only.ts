import { company, type Company } from "../company";
import { legalNoticeOf } from "./german-only/legal-notice";
import { privacyPolicyOf } from "./german-only/privacy-policy";

/** Sections that every dictionary has in German: they hold in law in this language alone. */
export function germanOnlyOf(facts: Company) {
  return { legalNotice: legalNoticeOf(facts), privacyPolicy: privacyPolicyOf(facts) };
}

export const germanOnly = germanOnlyOf(company);
