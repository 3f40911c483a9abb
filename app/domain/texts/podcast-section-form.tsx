import { useCallback, useState } from "react";
import { paths } from "~/paths";
import { withTranslations } from "~/ui/admin/address";
import { useTranslationsView } from "~/ui/form/form-actions";
import { Autosave } from "~/ui/form/autosave";
import { type AutosaveState, losesTextOnLeave } from "~/ui/form/autosaver";
import { HiddenField } from "~/ui/form/hidden-field";
import { PreviewButton, WithPreview } from "~/ui/form/live-preview";
import { type FormReply, type FormValues, SchemaForm } from "~/ui/form/schema-form";
import { ReadOnlyProvider, useReadOnly } from "~/ui/form/read-only";
import { SubmitButton } from "~/ui/form/submit-button";
import { HistoryLink } from "~/ui/admin/button-link";
import { ConflictPage } from "~/ui/admin/conflict-page";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { LeaveWarning } from "~/ui/form/leave-warning";
import type { EditAnswer } from "../record/edit-screen";
import { NOT_SAVED, SAVED, SAVES_ITSELF, SECTION_TITLES, sectionName } from "./text-kinds";
import type { EditedSection } from "./podcast-schema";
import { openedTexts, PodcastFields, sectionLabels } from "./podcast-fields";
import { SECTION_FIELDS } from "./text-views";

type FormProps = {
  section: EditedSection;
  restored?: FormValues | null;
  reply?: FormReply;
  onState: (state: AutosaveState, savedAt: Date | null) => void;
};

export function PodcastSectionForm({ section, restored = null, reply, onState }: FormProps) {
  const { key, language, form, version, builtIn, states, readAt } = section;
  const isReadOnly = useReadOnly();
  const typedVersion = Number(reply?.initialValue?.version ?? restored?.version ?? version);
  const view = useTranslationsView();
  // a form opened from the overview returns there when it is sent, so it must not save automatically
  const hasOtherWayBack = view !== null;
  const { edit, preview } = paths.admin.podcastContent.section(language, key);
  const buttons = (
    <>
      <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
      <PreviewButton id={`${key}-preview`} url={preview} />
    </>
  );
  return (
    <SchemaForm
      schema={() => import("./podcast-schema").then(({ podcastSchemas }) => podcastSchemas[key])}
      labels={sectionLabels(key)}
      id={key}
      action={withTranslations(edit, view)}
      defaultValue={{ opened_at: readAt, ...(restored ?? openedTexts(section, form)) }}
      isRestored={restored !== null}
      warnsOnLeave={hasOtherWayBack}
      hasFieldButtons
      reply={reply}
    >
      <HiddenField name="opened_at" />
      <WithPreview id={`${key}-preview`} about={SECTION_TITLES[key]} url={preview}>
        <PodcastFields sectionKey={key} builtIn={builtIn} lang={language} states={states} />
      </WithPreview>
      {isReadOnly ? null : hasOtherWayBack ? (
        <div className="autosave">
          <input type="hidden" name="version" value={typedVersion} />
          {buttons}
        </div>
      ) : (
        <Autosave
          url={paths.admin.podcastContent.autosave(language, key)}
          version={typedVersion}
          onState={onState}
          texts={{ typing: SAVES_ITSELF, saved: SAVED, failed: NOT_SAVED }}
        >
          {buttons}
        </Autosave>
      )}
    </SchemaForm>
  );
}

type ScreenProps = {
  section: EditedSection;
  restored: FormValues | null;
  isReadOnly: boolean;
  answer: EditAnswer;
};

export function PodcastSectionScreen({ section, restored, isReadOnly, answer }: ScreenProps) {
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
