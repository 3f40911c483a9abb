import type { Dictionary } from "./dictionaries/dictionary";
import type { LegalBlock, LegalText } from "./dictionaries/legal-text";

/** German only: staff write the translations. */
export const LEGAL_TEXTS = {
  "legal/notice": { text: ({ legalNotice }: Dictionary) => legalNotice },
  "legal/privacy": { text: ({ privacyPolicy }: Dictionary) => privacyPolicy },
} as const;

export type LegalKey = keyof typeof LEGAL_TEXTS;

export const LEGAL_STATUS: Readonly<Record<LegalKey, string>> = { "legal/notice": "2025-09", "legal/privacy": "2025-01" };

export function isLegal(page: string): page is LegalKey {
  return Object.hasOwn(LEGAL_TEXTS, page);
}

export function markdownOf({ intro, sections }: LegalText): string {
  const typed = sections.flatMap(({ id, title, blocks }) => [`## ${escaped(title)} {#${id}}`, ...blocks.map(blockMarkdown)]);
  return [paragraph(intro), ...typed].join("\n\n");
}

function blockMarkdown(block: LegalBlock): string {
  return typeof block === "string" ? paragraph(block) : block.map((point) => `- ${paragraph(point)}`).join("\n");
}

/** Escapes characters that would begin a heading or a list. */
function paragraph(text: string): string {
  return escaped(text).replace(/^[#+-]/, "\\$&").replace(/^(\d+)([.)])/, "$1\\$2");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>]/g, "\\$&");
}
