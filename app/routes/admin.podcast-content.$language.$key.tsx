import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useCallback, useState } from "react";
import type { EditAnswer } from "~/domain/record/edit-screen";
import { readPodcastSection } from "~/domain/texts/podcast-sections.server";
import { NOT_SAVED, SAVED, SECTION_TITLES, sectionKind, sectionName } from "~/domain/texts/text-kinds";
import { PodcastSectionForm } from "~/domain/texts/podcast-section-form";
import { SECTION_FIELDS, textFieldsIn, textViewAt } from "~/domain/texts/text-views";
import { takeExpiredPost } from "~/http/expired-post.server";
import { isReadOnly } from "~/http/edit-form.server";
import { requireFound, requirePermission } from "~/http/guard.server";
import { answerTextSave } from "~/http/text-form.server";
import { paths } from "~/paths";
import { HistoryLink } from "~/ui/admin/button-link";
import { ConflictPage } from "~/ui/admin/conflict-page";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { adminScreen } from "~/ui/admin/route-error";
import { type AutosaveState, losesTextOnLeave } from "~/ui/form/autosaver";
import { useTranslationsView } from "~/ui/form/form-actions";
import { LeaveWarning } from "~/ui/form/leave-warning";
import { ReadOnlyProvider } from "~/ui/form/read-only";

export const { meta, ErrorBoundary } = adminScreen(({ params }) => ({ title: "Text bearbeiten", failure: "Fehler beim Laden der Inhalte", fields: textFieldsIn(params) }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "podcast_content");
  const key = requireFound(sectionKind.keyFrom(params));
  return { title: sectionName(key), section: await readPodcastSection(key), restored: await takeExpiredPost(request, user), isReadOnly: isReadOnly(user, { resource: "podcast_content" }) };
}

export function action({ request, params }: ActionFunctionArgs) {
  return answerTextSave(request, params, { viewAt: textViewAt, failed: NOT_SAVED, said: SAVED });
}

export default function PodcastSection() {
  const { section, restored, isReadOnly } = useLoaderData<typeof loader>();
  const answer: EditAnswer = useActionData<typeof action>();
  const [isUnsaved, setUnsaved] = useState(restored !== null || answer !== undefined);
  const onState = useCallback((state: AutosaveState) => setUnsaved(losesTextOnLeave(state)), []);
  const savesItself = useTranslationsView() === null;
  const { key, language, version } = section;
  const listUrl = paths.admin.podcastContent.list(language);
  if (answer?.conflict) return <ConflictPage conflict={answer.conflict} title={sectionName(section)} fields={SECTION_FIELDS[key]} cancel={{ url: listUrl }} />;
  return (
    <>
      <PageHeader title={sectionName(section)} back={{ url: listUrl, text: "Podcast-Inhalte" }}>
        <HistoryLink to={paths.admin.podcastContent.section(language, key).history()} />
      </PageHeader>
      <Panel title={SECTION_TITLES[key]}>
        <ReadOnlyProvider value={isReadOnly}>
          <PodcastSectionForm
            key={version}
            section={section}
            restored={restored}
            reply={answer?.reply}
            onState={onState}
          />
        </ReadOnlyProvider>
      </Panel>
      {/* the router supports only one blocker at a time */}
      {savesItself ? <LeaveWarning isDirty={isUnsaved} /> : null}
    </>
  );
}
