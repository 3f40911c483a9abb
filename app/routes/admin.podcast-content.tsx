import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findDraftNote } from "~/domain/desk/drafts.server";
import { can } from "~/domain/people/access/permissions";
import { listPodcastSections } from "~/domain/texts/podcast-sections.server";
import { PodcastEditor, PodcastSections } from "~/domain/texts/podcast-editor";
import { sectionKind, textRefOf } from "~/domain/texts/text-kinds";
import { takeExpiredPostAt } from "~/http/expired-post.server";
import { requirePermission } from "~/http/guard.server";
import { textLanguage } from "~/http/search-params";
import { paths } from "~/paths";
import { LanguageTabs } from "~/ui/admin/language-tabs";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Podcast-Inhalte", failure: "Fehler beim Laden der Inhalte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "podcast_content");
  const language = textLanguage(request);
  const sections = await listPodcastSections(language);
  const notes = await Promise.all(sections.map(async (section) => ({ key: section.key, note: await findDraftNote(textRefOf(sectionKind, section)) })));
  const drafted = notes.flatMap(({ key, note }) => (note ? [key] : []));
  const restored = Object.fromEntries(
    await Promise.all(sections.map(async ({ key }) => [key, await takeExpiredPostAt(paths.admin.podcastContent.section(language, key).edit, request, user)] as const)),
  );
  return { language, mayEdit: can(user, "update", "podcast_content"), sections, drafted, restored };
}

export default function PodcastContent() {
  const { language, mayEdit, sections, drafted, restored } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Podcast-Inhalte" lead={`Die Texte der Podcast-Seite.${mayEdit ? " Wo keiner steht, zeigt die Website den blass gedruckten." : ""}`} />
      <LanguageTabs current={language} urlOf={paths.admin.podcastContent.list} />
      {mayEdit ? <PodcastEditor sections={sections} drafted={drafted} restored={restored} /> : <PodcastSections sections={sections} />}
    </>
  );
}
