import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { type Column, Table } from "~/ui/admin/table";
import { Tabs } from "~/ui/admin/tabs";
import { WhoWhen } from "~/ui/admin/who-when";
import { RECORD_URLS, RECORD_WORDS } from "../records/all-words";
import type { RecordNoun } from "../records/record-nouns";
import type { Trash, TrashItem } from "./trash";

const { trash } = paths.admin;

/** What was deleted, and the way back for who may. */
export function TrashPage({ items, counts, total, filter, page, pageCount }: Trash & { filter: RecordNoun | null }) {
  const tabs = counts.map(({ noun, count }) => {
    return { label: RECORD_WORDS[noun].list.text, url: trash.list(noun), isCurrent: filter === noun, count };
  });
  return (
    <>
      <PageHeader title="Papierkorb" lead="Gelöschte Einträge, das zuletzt Gelöschte zuerst. Sie lassen sich wiederherstellen." />
      <Tabs label="Auswahl" tabs={[{ label: "Alle", url: trash.list(), isCurrent: filter === null, count: total }, ...tabs]} />
      {items.length === 0 ? (
        <EmptyState icon="trash" title="Der Papierkorb ist leer" />
      ) : (
        <Table caption="Gelöschte Einträge" columns={COLUMNS} rows={items} keyOf={({ noun, id }) => `${noun} ${id}`} />
      )}
      <Pagination
        label="Seiten des Papierkorbs"
        page={page}
        pageCount={pageCount}
        urlOf={(to) => trash.list(filter ?? undefined, to)}
      />
    </>
  );
}

const COLUMNS: readonly Column<TrashItem>[] = [
  { head: "Eintrag", isHeading: true, cell: ({ name }) => name },
  { head: "Art", cell: ({ noun }) => <Badge>{RECORD_WORDS[noun].list.text}</Badge> },
  { head: "Gelöscht", cell: ({ who, at }) => <WhoWhen who={who} at={at} /> },
  { head: "Aktionen", align: "end", cell: (item) => <ItemLinks item={item} /> },
];

function ItemLinks({ item: { noun, id, name, mayRestore } }: { item: TrashItem }) {
  return (
    <div className="row-buttons">
      {mayRestore ? (
        <ButtonLink to={trash.restore(noun, id)} icon="reload" size="sm" about={name}>
          Wiederherstellen
        </ButtonLink>
      ) : null}
      <ButtonLink to={RECORD_URLS[noun].history(id)} icon="clock" size="sm" tone="quiet" about={name}>
        Verlauf
      </ButtonLink>
    </div>
  );
}
