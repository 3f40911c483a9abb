import { paths } from "~/paths";
import { Confirmation } from "~/ui/admin/confirmation";
import { NoticeBox } from "~/ui/admin/notice";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { DRAFT_CHANGED } from "./draft-notices";
import { type ComparedDraft, DraftDifferences } from "./draft-page";

const { Form, HiddenField, SubmitButton } = formOf(() => import("./desk-schemas").then(({ discardSchema }) => discardSchema));

type Props = {
  draft: ComparedDraft & { version: number };
  answer: { hasChanged: true } | { reply: FormReply } | undefined;
};

/** Asks once more before a draft is thrown away, and shows what will be gone. */
export function DiscardPage({ draft, answer }: Props) {
  const { title, version, differences } = draft;
  const reply = answer && "reply" in answer ? answer.reply : undefined;
  const form = (
    <Form key={version} defaultValue={{ version }} reply={reply}>
      <HiddenField name="version" />
      <SubmitButton tone="danger">Verwerfen</SubmitButton>
    </Form>
  );
  return (
    <>
      {answer && "hasChanged" in answer ? <NoticeBox notice={{ kind: "warning", text: DRAFT_CHANGED }} /> : null}
      <Confirmation question={`Entwurf „${title}“ verwerfen?`} form={form} cancel={{ url: paths.admin.drafts.show(draft) }}>
        <div className="stack">
          <p>Die Website bleibt, wie sie ist. Vorschau-Links dieses Entwurfs zeigen nichts mehr.</p>
          <DraftDifferences place={draft} differences={differences} />
        </div>
      </Confirmation>
    </>
  );
}
