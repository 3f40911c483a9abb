import type { Language } from "~/i18n/languages";
import type { ResourceName } from "../people/access/permissions";
import type { StoredLegal } from "../texts/legal-text";
import type { EditedSection } from "../texts/podcast-texts";
import type { SiteText } from "../texts/text";

/** What the form of a draft is about. */
export type DraftSubject =
  | { kind: "new"; resource: ResourceName }
  | { kind: "record"; resource: ResourceName }
  | TextSubject;

export type TextSubject =
  | { kind: "text"; text: SiteText; language: Language | null }
  | { kind: "section"; section: EditedSection }
  | { kind: "legal"; stored: StoredLegal };
