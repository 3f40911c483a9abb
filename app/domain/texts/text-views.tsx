import { paths } from "~/paths";
import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import type { FieldLabels } from "../record/difference-list";
import type { PastState } from "../record/history";
import { legalKind } from "./legal-text";
import { sectionKind } from "./podcast-section";
import { areaTextKind, type EditedText, pageTextKind } from "./site-texts";
import { LEGAL_FIELDS, SECTION_FIELDS, siteTextFields } from "./text-fields";
import { type TextKind, textKeyOf, type TextParts, type TextRef, type TextResource } from "./text-kind";
import { textRefIn, textResourceIn } from "./text-kinds";
import { nameOfPage } from "./text-labels";
import { listUrlOf, textPathsOf } from "./text-links";

type TextView = {
  /** What the fields of its form are called, and how they look. */
  fields: Readonly<Record<string, ConflictField>>;
  list: { url: string; text: string };
  urls: { edit: string; history: (page?: number) => string; reset: (state: PastState) => string };
};

const VIEWS: Record<TextResource, (id: string) => TextView | null> = {
  pages: viewsOf(pageTextKind, siteTextView),
  content: viewsOf(areaTextKind, siteTextView),
  podcast_content: viewsOf(sectionKind, ({ key, language }) => {
    const url = paths.admin.podcastContent.list(language);
    return { fields: SECTION_FIELDS[key], list: { url, text: "Podcast-Inhalte" }, urls: { ...paths.admin.podcastContent.section(language, key), edit: url } };
  }),
  legal: viewsOf(legalKind, ({ page, language }) => {
    const { list, text } = paths.admin.legal;
    return { fields: LEGAL_FIELDS, list: { url: list, text: "Rechtstexte" }, urls: text(page, language) };
  }),
};

/** What the screens of a text say and where they are; null for an id that no text has. */
export function textViewAt({ resource, recordId }: TextRef): TextView | null {
  return VIEWS[resource](recordId);
}

/** The fields of the text that an address of the administration means; none for no text. */
export function textFieldsIn(params: TextParts): TextView["fields"] {
  const resource = textResourceIn(params);
  const text = resource && textRefIn(resource, params);
  return (text && textViewAt(text)?.fields) ?? {};
}

/** What the history calls the fields of a text; one that no form has any more is called by its name. */
export function fieldLabelsOfText({ fields }: Pick<TextView, "fields">): FieldLabels {
  return { names: Object.keys(fields), fieldOf: (name) => fields[name] ?? { label: name } };
}

function viewsOf<Key>(kind: TextKind<Key>, viewOf: (key: Key) => TextView) {
  return (id: string) => {
    const key = textKeyOf(kind, id);
    return key === null ? null : viewOf(key);
  };
}

function siteTextView(key: EditedText): TextView {
  const language = key.extent === "all" ? undefined : key.extent;
  const list = { url: listUrlOf(key, language), text: nameOfPage(key.page) };
  return { fields: siteTextFields(language), list, urls: textPathsOf(key, language ?? "de") };
}
