import { paths } from "~/paths";
import { Autosave } from "~/ui/form/autosave";
import type { AutosaveState } from "~/ui/form/autosaver";
import { type FormReply, type FormValues, SchemaForm } from "~/ui/form/schema-form";
import { SubmitButton } from "~/ui/form/submit-button";
import type { EditedSection } from "./podcast-texts";
import { openedTexts, PodcastFields, sectionLabels } from "./podcast-fields";
import { NOT_SAVED, SAVED, SAVES_ITSELF } from "./podcast-notices";

type Props = {
  section: EditedSection;
  /** What was typed before the session ended; else the form opens with what is stored. */
  restored?: FormValues | null;
  reply?: FormReply;
  onState: (state: AutosaveState, savedAt: Date | null) => void;
};

/** The form of one section. It saves itself while somebody types, and by its button without JavaScript. */
export function PodcastSectionForm({ section, restored = null, reply, onState }: Props) {
  const { key, language, form, version, builtIn, states } = section;
  const typedVersion = Number(reply?.initialValue?.version ?? restored?.version ?? version);
  return (
    <SchemaForm
      schema={() => import("./podcast-schema").then(({ podcastSchemas }) => podcastSchemas[key])}
      labels={sectionLabels(key)}
      id={key}
      action={paths.admin.podcastContent.section(language, key).edit}
      defaultValue={restored ?? openedTexts(section, form)}
      isRestored={restored !== null}
      reply={reply}
    >
      <PodcastFields sectionKey={key} builtIn={builtIn} lang={language} states={states} />
      <Autosave
        url={paths.admin.podcastContent.autosave(language, key)}
        version={typedVersion}
        onState={onState}
        words={{ typing: SAVES_ITSELF, saved: SAVED, failed: NOT_SAVED }}
      >
        <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
      </Autosave>
    </SchemaForm>
  );
}
