import { paths } from "~/paths";
import { withTranslations } from "~/ui/admin/address";
import { useDraftContext } from "~/ui/form/draft-context";
import { FormActions, useTranslationsView } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { PreviewButton, WithPreview } from "~/ui/form/live-preview";
import { SaveButtons } from "~/ui/form/save-buttons";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { shownText } from "./text";
import { stateHint, textStateOf } from "./text-state";
import { LEGAL_FIELDS } from "./text-fields";
import { legalName, type StoredLegal } from "./legal-text";
import { MarkdownHelp } from "./markdown-help";

const { Form, HiddenField, TextField, TextArea } = formOf(() => import("./legal-schema").then(({ legalSchema }) => legalSchema));

export type LegalFormProps = {
  stored: StoredLegal;
  values: FormValues;
  reply: FormReply | undefined;
  isRestored: boolean;
};

/** A legal text in one language, beside what it looks like. */
export function LegalForm({ stored, values, reply, isRestored }: LegalFormProps) {
  const { page, language, text } = stored;
  const { edit, preview } = paths.admin.legal.text(page, language);
  const editUrl = withTranslations(edit, useTranslationsView());
  const isDraft = useDraftContext()?.of === "draft";
  return (
    <>
      {language !== "de" && <GermanSource text={shownText(text, "de")} />}
      <Form action={isDraft ? undefined : editUrl} defaultValue={values} reply={reply} isRestored={isRestored} warnsOnLeave>
        <HiddenField name="version" />
        <WithPreview url={preview}>
          <TextField name="status" label={LEGAL_FIELDS.status.label} hint={statusHint(language)} autoComplete="off" />
          <MarkdownHelp />
          <TextArea name="content_value" label={LEGAL_FIELDS.content_value.label} about={legalName(stored)} lang={language} hint={hintFor(stored)} rows={24} />
        </WithPreview>
        <FormActions cancel={{ url: paths.admin.legal.list, text: "Abbrechen" }}>
          <SaveButtons />
          <PreviewButton url={preview} />
        </FormActions>
      </Form>
    </>
  );
}

function statusHint(language: string): string {
  const shape = "Monat und Jahr, zum Beispiel 09.2025.";
  return language === "de" ? shape : `${shape} Ohne Angabe gilt der Stand des deutschen Textes.`;
}

function hintFor({ text, language }: StoredLegal): string {
  const empty = language === "de" ? "Ohne Text zeigt die Website den mitgelieferten." : "Ohne Text zeigt die Website den deutschen.";
  const state = textStateOf(text, language);
  return [stateHint(state), empty].filter(Boolean).join(" ");
}

/** The text to translate, as it was typed. */
function GermanSource({ text }: { text: string }) {
  return (
    <details className="german-source">
      <summary>Deutscher Text zum Übersetzen</summary>
      <pre className="german-source-text" lang="de">
        {text}
      </pre>
    </details>
  );
}
