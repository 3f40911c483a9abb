import type { ReactNode } from "react";
import { Confirmation } from "~/ui/admin/confirmation";
import { NoticeBox } from "~/ui/admin/notice";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { CHANGED_MEANWHILE } from "./record-notices";

const { Form, HiddenField, SubmitButton } = formOf(() => import("./post-schemas").then(({ deletionSchema }) => deletionSchema));

/** `hasChanged`: somebody else edited the record while the question was open. */
export type DeletionAnswer = { hasChanged: true } | { reply: FormReply } | undefined;

type Props = {
  question: string;
  version: number;
  answer: DeletionAnswer;
  listUrl: string;
  /** What will be gone. */
  children: ReactNode;
};

export function DeletionPage({ question, version, answer, listUrl, children }: Props) {
  const form = (
    <Form key={version} defaultValue={{ version }} reply={answer && "reply" in answer ? answer.reply : undefined}>
      <HiddenField name="version" />
      <SubmitButton tone="danger">Löschen</SubmitButton>
    </Form>
  );
  return (
    <>
      {answer && "hasChanged" in answer ? <NoticeBox notice={{ kind: "warning", text: CHANGED_MEANWHILE }} /> : null}
      <Confirmation question={question} form={form} cancel={{ url: listUrl }}>
        <div className="stack-small">{children}</div>
      </Confirmation>
    </>
  );
}
