import { Link } from "@remix-run/react";
import { type Language, LANGUAGE_NAMES, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { paths } from "~/paths";
import { withTranslations } from "~/ui/admin/address";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { FilterFold } from "~/ui/admin/filter-fold";
import { useLanguageName } from "~/ui/admin/language-name";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { type Column, Noted, Table } from "~/ui/admin/table";
import { Tabs } from "~/ui/admin/tabs";
import type { PageOf } from "../record/list-pages";
import { historyUrlsOf } from "../history-labels";
import { STATE_NAMES, type TextState } from "../record/translations";
import { translatedResourceFrom } from "../resources";
import { textFormAt } from "../texts/text-links";
import { AREA_LABELS, type OpenText, searchWordsOf, statesOf, textMark, type TranslatedArea, type TranslatedRecord, type TranslationCounts, type TranslationFilter, viewAt } from "./translation-overview";

type Props = PageOf & {
  records: readonly TranslatedRecord[];
  counts: TranslationCounts;
  filter: TranslationFilter;
  editable: readonly TranslatedArea[];
  mayExport: boolean;
};

const urlOf = (filter: TranslationFilter, page?: number) => paths.admin.translations.list(searchWordsOf(filter, page));

function viewOf(filter: TranslationFilter, page: number): string {
  return new URLSearchParams(Object.entries(searchWordsOf(filter, page)).filter(([, word]) => word !== "")).toString();
}

export function TranslationsPage({ records, counts, filter, editable, mayExport, page, pageCount }: Props) {
  const nameOf = useLanguageName();
  return (
    <>
      <PageHeader
        title="Übersetzungen"
        lead="Was in den anderen Sprachen fehlt, und wo sich der deutsche Text seit der Übersetzung geändert hat."
      >
        {mayExport ? (
          <ButtonLink to={paths.admin.textFiles.list} icon="file">
            Für Übersetzer
          </ButtonLink>
        ) : null}
      </PageHeader>
      <Filters counts={counts} filter={filter} />
      <Table
        caption="Einträge mit dem Stand ihrer Übersetzungen"
        columns={columnsFor({ editable, view: viewOf(filter, page), nameOf })}
        rows={records}
        keyOf={({ key }) => key}
        empty={{ icon: "checkCircle", title: "Keine Einträge mit dieser Auswahl" }}
      />
      <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urlOf(filter, to)} />
    </>
  );
}

function Filters({ counts, filter }: Pick<Props, "counts" | "filter">) {
  const nameOf = useLanguageName();
  const states = counts.state.map(({ value, count }) => {
    return { label: value ? STATE_NAMES[value] : "Alle", url: urlOf({ ...filter, state: value }), isCurrent: filter.state === value, count };
  });
  const languages = counts.language.map(({ value, count }) => {
    const label = value ? nameOf(value) : "Alle Sprachen";
    return { label, url: urlOf({ ...filter, language: value }), isCurrent: filter.language === value, count };
  });
  const areas = counts.area.map(({ value, label, count }) => {
    return { label, url: urlOf({ ...filter, area: value }), isCurrent: filter.area === value, count };
  });
  return (
    <>
      <Tabs label="Stand" tabs={states} />
      <FilterFold isUsed={filter.language !== null || filter.area !== null}>
        <div className="tab-rows">
          <Tabs label="Sprache" tabs={languages} look="segments" />
          <Tabs label="Bereich" tabs={areas} look="segments" />
        </div>
      </FilterFold>
    </>
  );
}

type ColumnProps = { editable: readonly TranslatedArea[]; view: string; nameOf: (language: Language) => string };

function columnsFor({ editable, view, nameOf }: ColumnProps): Column<TranslatedRecord>[] {
  return [
    { head: "Eintrag", isHeading: true, cell: ({ area, name }) => <Noted note={AREA_LABELS[area]}>{name}</Noted> },
    ...TRANSLATION_LANGUAGES.map((language): Column<TranslatedRecord> => ({
      head: nameOf(language),
      cell: (record) => <LanguageCell record={record} language={language} mayUpdate={editable.includes(record.area)} view={view} />,
    })),
  ];
}

type CellProps = {
  record: TranslatedRecord;
  language: TranslationLanguage;
  mayUpdate: boolean;
  view: string;
};

const TONES: Record<TextState, BadgeTone> = { missing: "bad", outdated: "warning", complete: "good" };

function LanguageCell(shared: CellProps) {
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

function formOf(record: TranslatedRecord, { language, field: name, view }: Text & { view: string }): string {
  const [key, resource] = [`${record.key}/${name}`, translatedResourceFrom(record.area)];
  const { url, field } = resource === null ? textFormAt(key, language) : { url: historyUrlsOf(resource).edit(idOf(record)), field: `form-${language}.${name}` };
  return `${withTranslations(url, viewAt(view, textMark(language, key)))}#${field}`;
}

function idOf({ area, key }: TranslatedRecord): string {
  return key.slice(area.length + 1);
}
