import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { listPodcastSections } from "~/domain/texts/podcast-sections.server";
import { PodcastEditor } from "~/domain/texts/podcast-editor";
import { PodcastSections } from "~/domain/texts/podcast-sections";
import { requirePermission } from "~/http/guard.server";
import { textLanguage } from "~/http/text-language";
import { paths } from "~/paths";
import { LanguageTabs } from "~/ui/admin/language-tabs";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Podcast-Inhalte");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "podcast_content");
  const language = textLanguage(request);
  return { language, mayEdit: can(user, "update", "podcast_content"), sections: await listPodcastSections(language) };
}

export default function PodcastContent() {
  const { language, mayEdit, sections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Podcast-Inhalte" lead="Die Texte der Podcast-Seite. Wo keiner steht, zeigt die Website den blass gedruckten." />
      <LanguageTabs current={language} urlOf={paths.admin.podcastContent.list} />
      {mayEdit ? <PodcastEditor sections={sections} /> : <PodcastSections sections={sections} />}
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Inhalte" homeUrl={paths.admin.home} />;
}
