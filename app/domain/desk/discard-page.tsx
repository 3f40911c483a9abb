import { paths } from "~/paths";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { type QuestionAnswer, QuestionPage } from "../record/question-page";
import { DRAFT_CHANGED } from "./draft-notices";
import { type ComparedDraft, DraftDifferences } from "./draft-page";

const { Form, HiddenField, SubmitButton } = formOf(() => import("./desk-schemas").then(({ discardSchema }) => discardSchema));

type Props = { draft: ComparedDraft & { version: number }; answer: QuestionAnswer };

export function DiscardPage({ draft, answer }: Props) {
  const { title, version, differences } = draft;
  const form = (reply: FormReply | undefined) => (
    <Form key={version} defaultValue={{ version }} reply={reply}>
      <HiddenField name="version" />
      <SubmitButton tone="danger">Verwerfen</SubmitButton>
    </Form>
  );
  return (
    <QuestionPage question={`Entwurf „${title}“ verwerfen?`} answer={answer} changed={DRAFT_CHANGED} form={form} cancel={{ url: paths.admin.drafts.show(draft) }}>
      <div className="stack">
        <p>Die Website bleibt, wie sie ist. Vorschau-Links dieses Entwurfs zeigen nichts mehr.</p>
        <DraftDifferences place={draft} differences={differences} />
      </div>
    </QuestionPage>
  );
}
