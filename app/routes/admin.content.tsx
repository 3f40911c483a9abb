import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { AreaTexts } from "~/domain/texts/text-panels";
import { nameOfPage, screenOfPage } from "~/domain/texts/text-labels";
import { findTextsOf } from "~/domain/texts/text-rows.server";
import { MissingTable } from "~/domain/texts/shown-text";
import { requirePermission } from "~/http/guard.server";
import { textLanguage } from "~/http/search-params";
import { SERVICE_AREAS, isServiceArea } from "~/i18n/service-areas";
import { paths, prefixedPath } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { LanguageTabs } from "~/ui/admin/language-tabs";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { SiteLink } from "~/ui/admin/site-link";
import { Tabs } from "~/ui/admin/tabs";

export const { meta, ErrorBoundary } = adminScreen({ title: "Inhalte", failure: "Fehler beim Laden der Inhalte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "content");
  const wanted = new URL(request.url).searchParams.get("area") ?? "";
  const area = isServiceArea(wanted) ? wanted : "mallorca_kino";
  const language = textLanguage(request);
  return { area, language, mayEdit: can(user, "update", "content"), ...(await findTextsOf(area)) };
}

export default function Content() {
  const { area, language, mayEdit, texts, isTableMissing } = useLoaderData<typeof loader>();
  const areas = SERVICE_AREAS.map((key) => ({
    label: nameOfPage(key),
    url: addressWith(paths.admin.content, { area: key, language }),
    isCurrent: key === area,
  }));
  return (
    <>
      <PageHeader title="Inhalte" lead="Die Texte der Leistungsbereiche in allen Sprachen.">
        <SiteLink href={prefixedPath(screenOfPage(area), language)} />
      </PageHeader>
      <Tabs label="Leistungsbereich" tabs={areas} />
      <LanguageTabs
        current={language}
        urlOf={(other) => addressWith(paths.admin.content, { area, language: other })}
      />
      {isTableMissing && <MissingTable />}
      <AreaTexts title={nameOfPage(area)} texts={texts} language={language} mayEdit={mayEdit} />
    </>
  );
}
