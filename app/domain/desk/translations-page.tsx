import { type Language, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { FilterFold } from "~/ui/admin/filter-fold";
import { useLanguageName } from "~/ui/admin/language-name";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { type Column, Noted, Table } from "~/ui/admin/table";
import { Tabs } from "~/ui/admin/tabs";
import type { PageOf } from "../record/list-pages";
import { STATE_NAMES } from "../record/translations";
import { LanguageCell } from "./translation-cell";
import { AREA_LABELS, searchWordsOf, type TranslatedArea, type TranslatedRecord, type TranslationCounts, type TranslationFilter } from "./translation-overview";

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
        lead="Was auf Spanisch und Englisch fehlt, und wo sich der deutsche Text seit der Übersetzung geändert hat."
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
    const label = value ? nameOf(value) : "Beide Sprachen";
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
