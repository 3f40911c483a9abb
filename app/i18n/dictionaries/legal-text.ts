export type LegalBlock = string | readonly string[];

export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

/** German only, so show it with `lang="de"`. */
export type LegalText = { intro: string; sections: readonly LegalSection[] };
