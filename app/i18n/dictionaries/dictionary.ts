import type { de } from "./de";

/** German defines the keys, so a missing or extra key does not compile. */
export type Dictionary = typeof de;

/** Spanish has a plural form of its own for millions ("un millón de patrocinadores"). */
export type WithManyForms<Section> = Section & {
  [Key in keyof Section as Key extends `${infer Word}_other` ? `${Word}_many` : never]: string;
};
