import { company, type Company } from "../company";
import { legalNoticeOf } from "./german-only/legal-notice";
import { privacyPolicyOf } from "./german-only/privacy-policy";

/** German in every dictionary, because only these texts are legally valid. */
export function germanOnlyOf(facts: Company) {
  return { legalNotice: legalNoticeOf(facts), privacyPolicy: privacyPolicyOf(facts) };
}

export const germanOnly = germanOnlyOf(company);
