import { Link } from "@remix-run/react";
import { LANGUAGE_NAMES, type TranslationLanguage } from "~/i18n/languages";
import { paths } from "~/paths";
import { withTranslations } from "~/ui/admin/address";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { historyUrlsOf } from "../history-labels";
import { STATE_NAMES, type TextState } from "../record/translations";
import { translatedResourceFrom } from "../resources";
import { fieldOf } from "../texts/text";
import { type OpenText, statesOf, textMark, type TranslatedArea, type TranslatedRecord, viewAt } from "./translation-overview";

type CellProps = {
  record: TranslatedRecord;
  language: TranslationLanguage;
  mayUpdate: boolean;
  view: string;
};

const TONES: Record<TextState, BadgeTone> = { missing: "bad", outdated: "warning", complete: "good" };

export function LanguageCell(shared: CellProps) {
  const { record, language } = shared;
  const state = record.languages.find((one) => one.language === language);
  if (state === undefined) return null;
  return (
    <div className="translation-cell" id={textMark(language, record.key)} tabIndex={-1}>
      {statesOf(state).map((name) => (
        <div className="translation-state" key={name}>
          <Badge tone={TONES[name]}>{STATE_NAMES[name]}</Badge>
          {name === "missing" ? state.missing.map((text) => <MissingText key={text.field} text={text} {...shared} />) : null}
          {name === "outdated" ? state.outdated.map((text) => <OutdatedText key={text.field} text={text} {...shared} />) : null}
        </div>
      ))}
    </div>
  );
}

type TextProps = CellProps & { text: OpenText };

function MissingText({ record, language, text, mayUpdate, view }: TextProps) {
  const [mark, name] = [textMark(language, `${record.key}/${text.field}`), nameOf(text, record, language)];
  if (!mayUpdate) return <span id={mark}>{text.label}</span>;
  return (
    <Link discover="none" id={mark} to={formOf(record, { language, field: text.field, view })} aria-label={`${name} ergänzen`}>
      {text.label}
    </Link>
  );
}

/** Texts of records are compared side by side; other texts say in their form what they were made from. */
function OutdatedText({ record, language, text: { field, label }, mayUpdate, view }: TextProps) {
  const resource = translatedResourceFrom(record.area);
  const mark = resource === null ? textMark(language, `${record.key}/${field}`) : undefined;
  if (resource === null && !mayUpdate) return <span id={mark}>{label}</span>;
  const text = { language, field, view };
  const to = resource === null ? formOf(record, text) : paths.admin.translations.confirm(resource, idOf(record), text);
  return (
    <Link discover="none" id={mark} to={to} aria-label={`${nameOf({ label }, record, language)} prüfen`}>
      {label}
    </Link>
  );
}

/** With the language: both columns of a row lead to the same field. */
function nameOf({ label }: Pick<OpenText, "label">, { name }: TranslatedRecord, language: TranslationLanguage): string {
  return `${label} von ${name} (${LANGUAGE_NAMES[language]})`;
}

type Text = { language: TranslationLanguage; field: string };

function formOf(record: TranslatedRecord, { view, ...text }: Text & { view: string }): string {
  const { url, field } = placeOf(record, text);
  const at = textMark(text.language, `${record.key}/${text.field}`);
  return `${withTranslations(url, viewAt(view, at))}#${field}`;
}

function placeOf(record: TranslatedRecord, text: Text) {
  const { area } = record;
  const id = idOf(record);
  if (area === "pages" || area === "content" || area === "legal" || area === "podcast") return FORMS[area](id, text);
  return { url: historyUrlsOf(area).edit(id), field: `form-${text.language}.${text.field}` };
}

type TextArea = Extract<TranslatedArea, "pages" | "content" | "legal" | "podcast">;

/** A form of one language has its text where the form of all languages has the German one. */
const FORMS: Record<TextArea, (id: string, text: Text) => { url: string; field: string }> = {
  pages: (id, { language, field }) => ({ url: paths.admin.pageText(id.replace("/", "-"), field).edit, field: `form-${fieldOf(language)}` }),
  content: (id, { language, field }) => ({ url: paths.admin.areaText(id, language, field).edit, field: `form-${fieldOf("de")}` }),
  legal: (id, { language }) => ({ url: paths.admin.legal.text(id, language).edit, field: `form-${fieldOf("de")}` }),
  podcast: (id, { language, field }) => ({ url: paths.admin.podcastContent.section(language, id).edit, field: `${id}-${field}` }),
};

function idOf({ area, key }: TranslatedRecord): string {
  return key.slice(area.length + 1);
}
