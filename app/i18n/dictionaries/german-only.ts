import { legalNotice } from "./german-only/legal-notice";
import { privacyPolicy } from "./german-only/privacy-policy";

/** Sections that every dictionary has in German: they hold in law in this language alone. */
export const germanOnly = { legalNotice, privacyPolicy };
