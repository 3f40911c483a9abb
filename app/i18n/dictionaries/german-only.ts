import { company, type Company } from "../company";
import { legalNoticeOf } from "./german-only/legal-notice";
import { privacyPolicyOf } from "./german-only/privacy-policy";

/** In German in every dictionary: legally valid in this language alone. */
export function germanOnlyOf(facts: Company) {
  return { legalNotice: legalNoticeOf(facts), privacyPolicy: privacyPolicyOf(facts) };
}

export const germanOnly = germanOnlyOf(company);
