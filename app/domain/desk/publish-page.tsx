import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/admin/confirmation";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { useLanguageName } from "~/ui/admin/language-name";
import { NoticeBox } from "~/ui/admin/notice";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { draftFields } from "./draft-labels";
import type { ShownDraft } from "./draft";
import { DRAFT_CHANGED } from "../record/record-notices";
import { DraftDifferences, StandingNotice } from "./draft-page";

const { drafts } = paths.admin;
const { Form, CheckboxGroup, HiddenField, SubmitButton } = formOf(() => import("./desk-schemas").then(({ publishSchema }) => publishSchema));

type PublishAnswer = { hasChanged?: true; conflict?: Conflict; baseVersion?: number; reply?: FormReply } | undefined;

export function PublishPage({ draft, answer }: { draft: ShownDraft; answer: PublishAnswer }) {
  const { title, standing, differences } = draft;
  const cancel = { url: drafts.show(draft) };
  if (answer?.conflict) {
    const { conflict, baseVersion } = answer;
    return <ConflictPage conflict={conflict} fields={draftFields(draft)} cancel={cancel} action={drafts.edit(draft, baseVersion)} />;
  }
  const canPublish = standing !== "gone" && differences.length > 0;
  return (
    <>
      {answer?.hasChanged ? <NoticeBox notice={{ kind: "warning", text: DRAFT_CHANGED }} /> : null}
      <StandingNotice standing={standing} />
      <Confirmation
        question={`${quoted(title)} veröffentlichen?`}
        form={canPublish ? <PublishForm draft={draft} reply={answer?.reply} /> : null}
        cancel={cancel}
        tone="info"
      >
        <DraftDifferences place={draft} differences={differences} />
      </Confirmation>
    </>
  );
}

function PublishForm({ draft: { version, languages, standing }, reply }: { draft: ShownDraft; reply: FormReply | undefined }) {
  const [isNew, nameOf] = [standing === "new", useLanguageName()];
  const chosen = isNew ? languages.filter((language) => language !== DEFAULT_LANGUAGE) : languages;
  const options = chosen.map((language) => ({ value: language, label: nameOf(language) }));
  return (
    <Form key={version} defaultValue={{ version, languages }} reply={reply}>
      <HiddenField name="version" />
      {isNew ? <input type="hidden" name="languages" value={DEFAULT_LANGUAGE} /> : null}
      {options.length > 0 ? <CheckboxGroup name="languages" label={isNew ? "Mit dem deutschen Text auch" : "Sprachen"} hint="Was keinen Haken hat, bleibt ein Entwurf." required={!isNew} options={options} /> : null}
      <SubmitButton pending="Wird veröffentlicht …">Veröffentlichen</SubmitButton>
    </Form>
  );
}
