import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can, RESOURCE_NAMES, type ResourceName } from "~/domain/people/access/permissions";
import { resourceNameFrom } from "~/domain/resources";
import { listTrash } from "~/domain/desk/trash.server";
import { historyLabelsOf, historyUrlsOf } from "~/domain/history-labels";
import { pageNumber } from "~/http/search-params";
import { requireSomePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink, HistoryLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { type Column, Table } from "~/ui/admin/table";
import { Tabs } from "~/ui/admin/tabs";
import { WhoWhen } from "~/ui/admin/who-when";

export const { meta, ErrorBoundary } = adminScreen({ title: "Papierkorb", failure: "Fehler beim Laden des Papierkorbs" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, permitted: resources } = await requireSomePermission(request, "read", RESOURCE_NAMES, (resource) => resource);
  const word = resourceNameFrom(new URL(request.url).searchParams.get("filter") ?? undefined);
  const filter = resources.find((resource) => resource === word) ?? null;
  const mayRestore = (resource: ResourceName) => can(user, "update", resource);
  return { filter, ...(await listTrash({ resources, filter, page: pageNumber(request), mayRestore })) };
}

const { trash } = paths.admin;

export default function Trash() {
  const { items, counts, total, filter, page, pageCount } = useLoaderData<typeof loader>();
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

type TrashItem = Awaited<ReturnType<typeof loader>>["items"][number];

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
