import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { AREA_LABELS, FILTER_NAMES, filterParameters, type OpenText, statesOf, textMark, type TranslatedArea, type TranslatedRecord, type TranslationCounts, type TranslationFilter, translationFilterFrom, viewAt } from "~/domain/desk/translation-overview";
import { listTranslationStates } from "~/domain/desk/translation-overview.server";
import { historyUrlsOf } from "~/domain/history-labels";
import { STATE_NAMES, type TranslationState } from "~/domain/record/translations";
import { translatedResourceFrom } from "~/domain/resources";
import { textFormAt } from "~/domain/texts/text-views";
import { pageNumber } from "~/http/search-params";
import { requireReadableAreas } from "~/http/translations-overview.server";
import { type Language, LANGUAGE_NAMES, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { withTranslations } from "~/ui/admin/address";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { FilterFold } from "~/ui/admin/filter-fold";
import { useLanguageName } from "~/ui/admin/language-name";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { type Column, Noted, Table } from "~/ui/admin/table";
import { Tabs } from "~/ui/admin/tabs";

export const { meta, ErrorBoundary } = adminScreen({ title: "Übersetzungen", failure: "Fehler beim Laden der Übersetzungen" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, areas, editable } = await requireReadableAreas(request);
  const filter = translationFilterFrom(new URL(request.url).searchParams);
  const overview = await listTranslationStates({ areas, filter, page: pageNumber(request) });
  return { filter, editable, mayExport: can(user, "read", "pages"), ...overview };
}

const urlOf = (filter: TranslationFilter, page?: number) => paths.admin.translations.list(filterParameters(filter, page));

function viewOf(filter: TranslationFilter, page: number): string {
  return new URLSearchParams(Object.entries(filterParameters(filter, page)).filter(([, value]) => value !== "")).toString();
}

export default function Translations() {
  const { records, counts, filter, editable, mayExport, page, pageCount } = useLoaderData<typeof loader>();
  const nameOf = useLanguageName();
  return (
    <>
      <PageHeader
        title="Übersetzungen"
        lead="Was in den anderen Sprachen fehlt und wo sich der deutsche Text seit der Übersetzung geändert hat."
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

function Filters({ counts, filter }: { counts: TranslationCounts; filter: TranslationFilter }) {
  const nameOf = useLanguageName();
  const states = counts.state.map(({ value, count }) => {
    return { label: value ? FILTER_NAMES[value] : "Alle", url: urlOf({ ...filter, state: value }), isCurrent: filter.state === value, count };
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

const TONES: Record<TranslationState, BadgeTone> = { missing: "bad", outdated: "warning", complete: "good" };

function LanguageCell(shared: CellProps) {
  const { record, language } = shared;
  const state = record.languages.find((one) => one.language === language);
  if (state === undefined) return null;
  return (
    <div className="translation-cell" id={textMark(language, record.key)} tabIndex={-1}>
      {statesOf(state).map((name) => (
        <div className="translation-state" key={name}>
          <Badge tone={TONES[name]}>{STATE_NAMES[name]}</Badge>
          {name === "complete" ? null : state[name].map((text) => <OpenTextLink key={text.field} text={text} isMissing={name === "missing"} {...shared} />)}
        </div>
      ))}
    </div>
  );
}

type TextProps = CellProps & { text: OpenText; isMissing: boolean };

/** Outdated texts of records have a page that compares them; for other texts their form shows the earlier source. */
function OpenTextLink({ record, language, text: { field, label }, isMissing, mayUpdate, view }: TextProps) {
  const compared = isMissing ? null : translatedResourceFrom(record.area);
  const mark = compared === null ? textMark(language, `${record.key}/${field}`) : undefined;
  if (compared === null && !mayUpdate) return <span id={mark}>{label}</span>;
  const text = { language, field, view };
  const to = compared === null ? formOf(record, text) : paths.admin.translations.confirm(compared, idOf(record), text);
  // includes the language, because both columns of a row lead to the same field
  const name = `${label} von ${record.name} (${LANGUAGE_NAMES[language]})`;
  return (
    <Link discover="none" id={mark} to={to} aria-label={`${name} ${isMissing ? "ergänzen" : "prüfen"}`}>
      {label}
    </Link>
  );
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
