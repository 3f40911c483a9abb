import { useCallback, useState } from "react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { type AutosaveState, isInTrouble } from "~/ui/form/autosaver";
import { LeaveWarning } from "~/ui/form/leave-warning";
import { ReadOnlyProvider } from "~/ui/form/read-only";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import type { EditedSection } from "./podcast-texts";
import { SECTION_FIELDS } from "./text-views";
import { sectionName, SECTION_TITLES } from "./podcast-section";
import { PodcastSectionForm } from "./podcast-section-form";

type Props = {
  section: EditedSection;
  restored: FormValues | null;
  isReadOnly: boolean;
  answer: { conflict: Conflict } | { gone: unknown } | { reply: FormReply } | undefined;
};

/** One section alone: where its form comes back with a mistake, and where two edits of it meet. */
export function PodcastSectionScreen({ section, restored, isReadOnly, answer }: Props) {
  const [isUnsaved, setUnsaved] = useState(false);
  const onState = useCallback((state: AutosaveState) => setUnsaved(isInTrouble(state)), []);
  const { key, language, version } = section;
  const listUrl = paths.admin.podcastContent.list(language);
  if (answer && "conflict" in answer) {
    const cancel = { url: listUrl, text: "Abbrechen" };
    return <ConflictPage conflict={answer.conflict} title={sectionName(section)} fields={SECTION_FIELDS[key]} cancel={cancel} />;
  }
  return (
    <>
      <PageHeader title={sectionName(section)} back={{ url: listUrl, text: "Podcast-Inhalte" }}>
        <ButtonLink to={paths.admin.podcastContent.section(language, key).history()} icon="clock">
          Verlauf
        </ButtonLink>
      </PageHeader>
      <Panel title={SECTION_TITLES[key]}>
        <ReadOnlyProvider value={isReadOnly}>
          <PodcastSectionForm
            key={version}
            section={section}
            restored={restored}
            reply={answer && "reply" in answer ? answer.reply : undefined}
            onState={onState}
          />
        </ReadOnlyProvider>
      </Panel>
      <LeaveWarning isDirty={isUnsaved} />
    </>
  );
}
