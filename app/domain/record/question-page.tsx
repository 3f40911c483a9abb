import type { ComponentProps, ReactNode } from "react";
import { Confirmation } from "~/ui/admin/confirmation";
import { NoticeBox } from "~/ui/admin/notice";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { CHANGED_MEANWHILE } from "./record-notices";

/** `hasChanged`: somebody else was faster while the question was open. */
export type QuestionAnswer = { hasChanged: true } | { reply: FormReply } | undefined;

type QuestionProps = Omit<ComponentProps<typeof Confirmation>, "form"> & {
  answer: QuestionAnswer;
  /** What is said where somebody was faster. */
  changed?: string;
  form: (reply: FormReply | undefined) => ReactNode;
};

/** Asks once more before something is done, and says what has happened to it since the question was asked. */
export function QuestionPage({ answer, changed = CHANGED_MEANWHILE, form, ...confirmation }: QuestionProps) {
  return (
    <>
      {answer && "hasChanged" in answer ? <NoticeBox notice={{ kind: "warning", text: changed }} /> : null}
      <Confirmation {...confirmation} form={form(answer && "reply" in answer ? answer.reply : undefined)} />
    </>
  );
}

const { Form, HiddenField, SubmitButton } = formOf(() => import("./resource-schemas").then(({ deletionSchema }) => deletionSchema));

type DeletionProps = {
  question: string;
  version: number;
  answer: QuestionAnswer;
  listUrl: string;
  /** What will be gone. */
  children: ReactNode;
};

export function DeletionPage({ question, version, answer, listUrl, children }: DeletionProps) {
  const form = (reply: FormReply | undefined) => (
    <Form key={version} defaultValue={{ version }} reply={reply}>
      <HiddenField name="version" />
      <SubmitButton tone="danger">Löschen</SubmitButton>
    </Form>
  );
  return (
    <QuestionPage question={question} answer={answer} form={form} cancel={{ url: listUrl }}>
      <div className="stack-small">{children}</div>
    </QuestionPage>
  );
}
