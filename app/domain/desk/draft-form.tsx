import type { Language } from "~/i18n/languages";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import type { Gone } from "~/ui/admin/gone-page";
import { PageHeader } from "~/ui/admin/page-header";
import { DraftContextProvider } from "~/ui/form/draft-context";
import { FormActions } from "~/ui/form/form-actions";
import { HiddenField } from "~/ui/form/hidden-field";
import { PreviewButton, WithPreview } from "~/ui/form/live-preview";
import { SaveButtons } from "~/ui/form/save-buttons";
import { type FormReply, type FormValues, SchemaForm } from "~/ui/form/schema-form";
import { paths } from "~/paths";
import { LegalForm } from "../texts/legal-form";
import type { StoredLegal } from "../texts/legal-text";
import type { EditedSection } from "../texts/podcast-texts";
import type { SiteText } from "../texts/text";
import { AreaTextForm, PageTextForm } from "../texts/text-form";
import { openedTexts, PodcastFields, sectionLabels } from "../texts/podcast-fields";
import { EditScreen } from "../record/edit-screen";
import type { RecordFormProps } from "../record/resource-form";
import { labelsOf } from "../record/resource-labels";
import { FORMS } from "../resource-forms";
import type { ResourceName } from "../people/access/permissions";
import { RESOURCES } from "../resources";
import type { DraftPlace } from "./draft";
import { draftFields, liveUrls } from "./draft-labels";

/** What the form of a draft is about. */
export type DraftSubject =
  | { kind: "new"; resource: ResourceName }
  | { kind: "record"; resource: ResourceName }
  | { kind: "text"; text: SiteText; language: Language | null }
  | { kind: "section"; section: EditedSection }
  | { kind: "legal"; stored: StoredLegal };

type Props = {
  place: DraftPlace;
  subject: DraftSubject;
  /** Of a record that was never live. */
  isNew: boolean;
  opened: { title: string; values: FormValues | null; isRestored: boolean };
  answer: { conflict: Conflict } | { gone: Gone } | { reply: FormReply } | undefined;
  /** Where the choice between two drafts is sent. */
  conflictUrl?: string;
};

/** The form of a draft: that of its resource, which here saves nothing that is live. */
export function DraftForm({ place, subject, isNew, opened, answer, conflictUrl }: Props) {
  return (
    <DraftContextProvider value={{ of: "draft" }}>
      {subject.kind === "record" || subject.kind === "new" ? (
        <EditScreen
          words={{ ...labelsOf(RESOURCES[subject.resource]), editTitle: subject.kind === "new" ? "Neuer Entwurf" : "Entwurf bearbeiten", ...(isNew && NO_HISTORY) }}
          form={FORMS[subject.resource]}
          isNew={subject.kind === "new"}
          opened={opened}
          answer={answer}
          conflictUrl={conflictUrl}
        />
      ) : (
        <TextDraft place={place} subject={subject} opened={opened} answer={answer} conflictUrl={conflictUrl} />
      )}
    </DraftContextProvider>
  );
}

const NO_HISTORY = { historyUrl: null };

function TextDraft({ place, subject, opened, answer, conflictUrl }: Omit<Props, "isNew">) {
  const { title, values, isRestored } = opened;
  const cancel = { url: liveUrls(place).list, text: "Abbrechen" };
  if (answer && "conflict" in answer) {
    return <ConflictPage conflict={answer.conflict} title={title} fields={draftFields(place)} cancel={cancel} action={conflictUrl} />;
  }
  const form = { values: values ?? {}, isRestored, reply: answer && "reply" in answer ? answer.reply : undefined };
  return (
    <>
      <PageHeader title={title} lead="Entwurf bearbeiten" back={{ url: paths.admin.drafts.list(), text: "Entwürfe" }} />
      <TextForm subject={subject} form={form} cancel={cancel} />
    </>
  );
}

type TextFormProps = { subject: DraftSubject; form: Omit<RecordFormProps, "isNew">; cancel: { url: string; text: string } };

function TextForm({ subject, form, cancel }: TextFormProps) {
  if (subject.kind === "record" || subject.kind === "new") return null;
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
