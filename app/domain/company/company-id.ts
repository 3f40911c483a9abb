/** What the facts are called in addresses and among what has a history, and the key of their row in `website_settings`. */
export const COMPANY_ID = "company";
