import { paths } from "~/paths";
import { HiddenField } from "~/ui/form/hidden-field";
import { PreviewedFields } from "~/ui/form/previewed-fields";
import { type OpenedForm, SchemaForm } from "~/ui/form/schema-form";
import { openedTexts, PodcastFields, sectionLabels } from "../texts/podcast-fields";
import type { EditedSection } from "../texts/podcast-schema";
import { type FormSubject, TextForm } from "../texts/text-form";

export type TextSubject = FormSubject | { kind: "section"; stored: EditedSection };

type TextFormProps = { subject: TextSubject; form: OpenedForm; cancel: { url: string } };

export function DraftTextForm({ subject, form, cancel }: TextFormProps) {
  return subject.kind === "section" ? <SectionForm section={subject.stored} form={form} cancel={cancel} /> : <TextForm subject={subject} {...form} />;
}

type SectionProps = Omit<TextFormProps, "subject"> & { section: EditedSection };

/** Not the usual form of a section, which saves while somebody types. */
function SectionForm({ section, form: { values, ...form }, cancel }: SectionProps) {
  const { key, language, builtIn, states } = section;
  const { preview } = paths.admin.podcastContent.section(language, key);
  return (
    <SchemaForm schema={() => import("../texts/podcast-schema").then(({ podcastSchemas }) => podcastSchemas[key])} labels={sectionLabels(key)} defaultValue={form.isRestored ? values : openedTexts(section, values)} hasFieldButtons warnsOnLeave {...form}>
      <HiddenField name="version" />
      <PreviewedFields url={preview} cancel={cancel}>
        <PodcastFields sectionKey={key} builtIn={builtIn} lang={language} states={states} />
      </PreviewedFields>
    </SchemaForm>
  );
}
