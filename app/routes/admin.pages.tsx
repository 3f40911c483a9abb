import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EDITED_PAGE_KEYS, EDITED_PAGES, isEditedPage, pageSectionsFrom } from "~/domain/pages/page-sections";
import { PageSectionsOverview } from "~/domain/pages/page-sections-overview";
import { listPageRows } from "~/domain/pages/pages-admin.server";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { Tabs } from "~/ui/admin/tabs";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Seiten");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "pages");
  const wanted = new URL(request.url).searchParams.get("page") ?? "";
  const page = isEditedPage(wanted) ? wanted : "services/podcast";
  return { page, sections: pageSectionsFrom(await listPageRows(page)) };
}

export default function Pages() {
  const { page, sections } = useLoaderData<typeof loader>();
  const tabs = EDITED_PAGE_KEYS.map((key) => ({
    label: EDITED_PAGES[key],
    url: addressWith(paths.admin.pages, { page: key }),
    isCurrent: key === page,
  }));
  return (
    <>
      <PageHeader title="Seiten" lead="Die Texte der Seiten in drei Sprachen nebeneinander." />
      <Tabs label="Seite" tabs={tabs} />
      <PageSectionsOverview sections={sections} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Seiteninhalte" homeUrl={paths.admin.home} />;
}
