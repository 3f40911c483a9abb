const LEGAL_NOTICE_NAMES = ["impressum", "legal-notice", "aviso-legal"];

export type LegalPage = "notice" | "privacy";

/** What the parameter `page` shows: three names the legal notice, in any case of letters; everything else privacy. */
export function legalPageOf(page: string): LegalPage {
  return LEGAL_NOTICE_NAMES.includes(page.toLowerCase()) ? "notice" : "privacy";
}
