import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink, HistoryLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { type Column, Table } from "~/ui/admin/table";
import { Tabs } from "~/ui/admin/tabs";
import { WhoWhen } from "~/ui/admin/who-when";
import { historyLabelsOf, historyUrlsOf } from "../history-labels";
import type { ResourceName } from "../people/access/permissions";
import type { PageOf } from "../record/list-pages";

const { trash } = paths.admin;

type TrashItem = { resource: ResourceName; id: string; name: string; who: string; at: Date; mayRestore: boolean };

type Props = PageOf & {
  items: readonly TrashItem[];
  counts: readonly { resource: ResourceName; count: number }[];
  total: number;
  filter: ResourceName | null;
};

export function TrashPage({ items, counts, total, filter, page, pageCount }: Props) {
  const tabs = counts.map(({ resource, count }) => {
    return { label: historyLabelsOf(resource).list.text, url: trash.list(resource), isCurrent: filter === resource, count };
  });
  return (
    <>
      <PageHeader title="Papierkorb" lead="Gelöschte Einträge, das zuletzt Gelöschte zuerst. Wer sie bearbeiten darf, kann sie wiederherstellen." />
      <Tabs label="Auswahl" tabs={[{ label: "Alle", url: trash.list(), isCurrent: filter === null, count: total }, ...tabs]} />
      <Table
        caption="Gelöschte Einträge"
        columns={COLUMNS}
        rows={items}
        keyOf={({ resource, id }) => `${resource} ${id}`}
        empty={{ icon: "trash", title: "Der Papierkorb ist leer" }}
      />
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
  { head: "Art", cell: ({ resource }) => <Badge>{historyLabelsOf(resource).list.text}</Badge> },
  { head: "Gelöscht", cell: ({ who, at }) => <WhoWhen who={who} at={at} /> },
  { head: "Aktionen", align: "end", cell: (item) => <ItemLinks item={item} /> },
];

function ItemLinks({ item: { resource, id, name, mayRestore } }: { item: TrashItem }) {
  return (
    <div className="row-buttons">
      {mayRestore ? (
        <ButtonLink to={trash.restore(resource, id)} icon="reload" size="sm" about={name}>
          Wiederherstellen
        </ButtonLink>
      ) : null}
      <HistoryLink to={historyUrlsOf(resource).history(id)} about={name} />
    </div>
  );
}
