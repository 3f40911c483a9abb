import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPodcastTexts } from "~/domain/podcast/podcast-content-admin.server";
import { PodcastSections } from "~/domain/podcast/podcast-sections";
import { podcastSectionsFrom } from "~/domain/podcast/podcast-texts";
import { requirePermission } from "~/http/guard.server";
import { textLanguage } from "~/http/text-language";
import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { LanguageTabs } from "~/ui/admin/language-tabs";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Podcast-Inhalte");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "podcast_content");
  const language = textLanguage(request);
  return { language, sections: podcastSectionsFrom(await listPodcastTexts(language)) };
}

export default function PodcastContent() {
  const { language, sections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Podcast-Inhalte" lead="Die Texte der Podcast-Seite." />
      <LanguageTabs
        current={language}
        urlOf={(other) => addressWith(paths.admin.podcastContent, { language: other })}
      />
      <PodcastSections sections={sections} lang={language} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Inhalte" homeUrl={paths.admin.home} />;
}
