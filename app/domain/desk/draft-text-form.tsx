import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { FormActions } from "~/ui/form/form-actions";
import { HiddenField } from "~/ui/form/hidden-field";
import { PreviewButton, WithPreview } from "~/ui/form/live-preview";
import { SaveButtons } from "~/ui/form/save-buttons";
import { SchemaForm } from "~/ui/form/schema-form";
import type { RecordFormProps } from "../record/resource-form";
import { LegalForm } from "../texts/legal-form";
import type { StoredLegal } from "../texts/legal-text";
import { openedTexts, PodcastFields, sectionLabels } from "../texts/podcast-fields";
import type { EditedSection } from "../texts/podcast-texts";
import type { SiteText } from "../texts/text";
import { AreaTextForm, PageTextForm } from "../texts/text-form";

export type TextSubject =
  | { kind: "text"; text: SiteText; language: Language | null }
  | { kind: "section"; section: EditedSection }
  | { kind: "legal"; stored: StoredLegal };

type TextFormProps = { subject: TextSubject; form: Omit<RecordFormProps, "isNew">; cancel: { url: string; text: string } };

export function DraftTextForm({ subject, form, cancel }: TextFormProps) {
  if (subject.kind === "section") return <SectionForm section={subject.section} form={form} cancel={cancel} />;
  if (subject.kind === "legal") return <LegalForm stored={subject.stored} {...form} />;
  const { text, language } = subject;
  return language ? <AreaTextForm text={text} language={language} {...form} /> : <PageTextForm text={text} {...form} />;
}

type SectionProps = Omit<TextFormProps, "subject"> & { section: EditedSection };

/** why not the usual form of a section: that one saves itself while somebody types. */
function SectionForm({ section, form: { values, ...form }, cancel }: SectionProps) {
  const { key, language, builtIn, states } = section;
  const { preview } = paths.admin.podcastContent.section(language, key);
  return (
    <SchemaForm schema={() => import("../texts/podcast-schema").then(({ podcastSchemas }) => podcastSchemas[key])} labels={sectionLabels(key)} defaultValue={form.isRestored ? values : openedTexts(section, values)} hasFieldButtons warnsOnLeave {...form}>
      <HiddenField name="version" />
      <WithPreview url={preview}>
        <PodcastFields sectionKey={key} builtIn={builtIn} lang={language} states={states} />
      </WithPreview>
      <FormActions cancel={cancel}>
        <SaveButtons />
        <PreviewButton url={preview} />
      </FormActions>
    </SchemaForm>
  );
}
