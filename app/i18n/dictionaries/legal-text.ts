/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

/** A legal text. It exists in German only, so whoever shows it marks it `lang="de"`. */
export type LegalText = { intro: string; sections: readonly LegalSection[] };
