import { paths } from "~/paths";
import { withTranslations } from "~/ui/admin/address";
import { useTranslationsView } from "~/ui/form/form-actions";
import { Autosave } from "~/ui/form/autosave";
import type { AutosaveState } from "~/ui/form/autosaver";
import { HiddenField } from "~/ui/form/hidden-field";
import { PreviewButton, WithPreview } from "~/ui/form/live-preview";
import { type FormReply, type FormValues, SchemaForm } from "~/ui/form/schema-form";
import { useReadOnly } from "~/ui/form/read-only";
import { SubmitButton } from "~/ui/form/submit-button";
import { NOT_SAVED, SAVED, SAVES_ITSELF, SECTION_TITLES } from "./text-kinds";
import type { EditedSection } from "./podcast-schema";
import { openedTexts, PodcastFields, sectionLabels } from "./podcast-fields";

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
