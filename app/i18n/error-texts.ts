import { errors as de } from "./dictionaries/de/errors";
import type { Dictionary } from "./dictionaries/dictionary";
import { errors as en } from "./dictionaries/en/errors";
import { errors as es } from "./dictionaries/es/errors";
import type { Language } from "./languages";

/** The only section of the dictionaries in browser bundles: for errors of the outer frame. */
export const ERROR_TEXTS: Record<Language, Dictionary["errors"]> = { de, en, es };
