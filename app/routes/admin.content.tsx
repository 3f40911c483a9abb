import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listContentRows } from "~/domain/pages/content-admin.server";
import { ContentOverview } from "~/domain/pages/content-overview";
import { contentTextsFrom, SERVICE_AREAS } from "~/domain/pages/content-texts";
import { requirePermission } from "~/http/guard.server";
import { textLanguage } from "~/http/text-language";
import { AREAS, isArea } from "~/i18n/areas";
import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { LanguageTabs } from "~/ui/admin/language-tabs";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { Tabs } from "~/ui/admin/tabs";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Inhalte");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "content");
  const wanted = new URL(request.url).searchParams.get("area") ?? "";
  const area = isArea(wanted) ? wanted : "mallorca_kino";
  const language = textLanguage(request);
  return { area, language, texts: contentTextsFrom(await listContentRows(area, language)) };
}

export default function Content() {
  const { area, language, texts } = useLoaderData<typeof loader>();
  const areas = AREAS.map((key) => ({
    label: SERVICE_AREAS[key],
    url: addressWith(paths.admin.content, { area: key, language }),
    isCurrent: key === area,
  }));
  return (
    <>
      <PageHeader title="Inhalte" lead="Die Texte der Leistungsbereiche in drei Sprachen." />
      <Tabs label="Leistungsbereich" tabs={areas} />
      <LanguageTabs
        current={language}
        urlOf={(other) => addressWith(paths.admin.content, { area, language: other })}
      />
      <ContentOverview area={SERVICE_AREAS[area]} lang={language} texts={texts} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Inhalte" homeUrl={paths.admin.home} />;
}
