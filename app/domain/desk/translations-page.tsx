import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { type Column, Table } from "~/ui/admin/table";
import { Tabs } from "~/ui/admin/tabs";
import { fieldOf, historyLabelsOf, historyUrlsOf } from "../history-labels";
import type { PageOf } from "../record/list-pages";
import type { TranslatedResource } from "../resources";
import { searchWordsOf, type TranslatedRecord, type TranslationCounts, type TranslationFilter } from "./translation-filter";
import { LANGUAGE_NAMES, STATE_NAMES } from "../record/translation-labels";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { Link } from "@remix-run/react";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { statesOf, type TextState } from "../record/translation-state";

type Props = PageOf & {
  records: readonly TranslatedRecord[];
  counts: TranslationCounts;
  filter: TranslationFilter;
  /** The resources whose texts this person may change. */
  editable: readonly TranslatedResource[];
};

const urlOf = (filter: TranslationFilter, page?: number) => paths.admin.translations.list(searchWordsOf(filter, page));

/** Which records lack what in which language, and the ways to mend it. */
export function TranslationsPage({ records, counts, filter, editable, page, pageCount }: Props) {
  return (
    <>
      <PageHeader
        title="Übersetzungen"
        lead="Was auf Spanisch und Englisch fehlt, und wo sich der deutsche Text seit der Übersetzung geändert hat."
      />
      <Filters counts={counts} filter={filter} />
      {records.length === 0 ? (
        <EmptyState icon="checkCircle" title="Keine Einträge mit dieser Auswahl" />
      ) : (
        <Table
          caption="Einträge mit dem Stand ihrer Übersetzungen"
          columns={columnsFor(editable, new URLSearchParams(searchWordsOf(filter, page)).toString())}
          rows={records}
          keyOf={({ resource, id }) => `${resource} ${id}`}
        />
      )}
      <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urlOf(filter, to)} />
    </>
  );
}

function Filters({ counts, filter }: Pick<Props, "counts" | "filter">) {
  const states = counts.state.map(({ value, count }) => {
    return { label: value ? STATE_NAMES[value] : "Alle", url: urlOf({ ...filter, state: value }), isCurrent: filter.state === value, count };
  });
  const languages = counts.language.map(({ value, count }) => {
    const label = value ? LANGUAGE_NAMES[value] : "Beide Sprachen";
    return { label, url: urlOf({ ...filter, language: value }), isCurrent: filter.language === value, count };
  });
  const resources = counts.resource.map(({ value, count }) => {
    const label = value ? historyLabelsOf(value).list.text : "Alle Bereiche";
    return { label, url: urlOf({ ...filter, resource: value }), isCurrent: filter.resource === value, count };
  });
  return (
    <>
      <Tabs label="Stand" tabs={states} />
      <div className="tab-rows">
        <Tabs label="Sprache" tabs={languages} look="segments" />
        <Tabs label="Bereich" tabs={resources} look="segments" />
      </div>
    </>
  );
}

function columnsFor(editable: readonly TranslatedResource[], view: string): Column<TranslatedRecord>[] {
  return [
    {
      head: "Eintrag",
      isHeading: true,
      cell: ({ resource, name }) => (
        <>
          {name}
          <span className="cell-note">{historyLabelsOf(resource).list.text}</span>
        </>
      ),
    },
    ...TRANSLATION_LANGUAGES.map((language): Column<TranslatedRecord> => ({
      head: LANGUAGE_NAMES[language],
      cell: (record) => <LanguageCell record={record} language={language} mayUpdate={editable.includes(record.resource)} view={view} />,
    })),
  ];
}

type CellProps = {
  record: TranslatedRecord;
  language: TranslationLanguage;
  mayUpdate: boolean;
  /** The list to come back to. */
  view: string;
};

const TONES: Record<TextState, BadgeTone> = { missing: "bad", outdated: "warning", complete: "good" };

/** What one language of a record lacks, each text with the way to mend it. */
function LanguageCell({ record, language, mayUpdate, view }: CellProps) {
  const state = record.languages.find((one) => one.language === language);
  if (state === undefined) return null;
  return (
    <div className="translation-cell">
      {statesOf(state).map((name) => (
        <div className="translation-state" key={name}>
          <Badge tone={TONES[name]}>{STATE_NAMES[name]}</Badge>
          {name === "missing"
            ? state.missing.map((field) => <MissingText key={field} record={record} text={{ language, field }} mayUpdate={mayUpdate} />)
            : null}
          {name === "outdated"
            ? state.outdated.map((field) => <OutdatedText key={field} record={record} text={{ language, field }} view={view} />)
            : null}
        </div>
      ))}
    </div>
  );
}

type Text = { language: TranslationLanguage; field: string };

/** The way to the field in the form of its record. */
function MissingText({ record: { resource, id, name }, text: { language, field }, mayUpdate }: { record: TranslatedRecord; text: Text; mayUpdate: boolean }) {
  const { label } = fieldOf(resource, field);
  if (!mayUpdate) return <span>{label}</span>;
  return (
    <Link discover="none" to={`${historyUrlsOf(resource).edit(id)}#form-${language}.${field}`} aria-label={`${label} von ${name} ergänzen`}>
      {label}
    </Link>
  );
}

/** The way to the two texts side by side. */
function OutdatedText({ record: { resource, id, name }, text, view }: { record: TranslatedRecord; text: Text; view: string }) {
  const { label } = fieldOf(resource, text.field);
  return (
    <Link discover="none" to={paths.admin.translations.confirm(resource, id, { ...text, view })} aria-label={`${label} von ${name} prüfen`}>
      {label}
    </Link>
  );
}
