import type { ComponentProps, ReactNode } from "react";
import { quoted } from "~/i18n/quoted";
import { Confirmation } from "~/ui/admin/confirmation";
import { HiddenField } from "~/ui/form/hidden-field";
import { type FormReply, SchemaForm } from "~/ui/form/schema-form";
import { SubmitButton } from "~/ui/form/submit-button";
import type { SchemaLoader } from "~/ui/form/use-validation";
import { CHANGED_MEANWHILE } from "./record-notices";

export type QuestionAnswer = { hasChanged?: true; reply?: FormReply } | undefined;

type QuestionProps = Omit<ComponentProps<typeof Confirmation>, "form" | "notice"> & {
  answer: QuestionAnswer;
  changed?: string;
  schema: SchemaLoader;
  fields: Readonly<Record<string, string | number>>;
  button: { text: string; pending?: string } | null;
};

export function QuestionPage({ answer, changed = CHANGED_MEANWHILE, schema, fields, button, ...confirmation }: QuestionProps) {
  const form = button && (
    <SchemaForm key={Object.values(fields).join()} schema={schema} defaultValue={fields} reply={answer?.reply}>
      {Object.keys(fields).map((name) => (
        <HiddenField key={name} name={name} />
      ))}
      <SubmitButton tone={confirmation.tone === "info" ? "primary" : "danger"} pending={button.pending}>
        {button.text}
      </SubmitButton>
    </SchemaForm>
  );
  return <Confirmation {...confirmation} form={form} notice={answer?.hasChanged ? { kind: "warning", text: changed } : null} />;
}

export const loadVersionSchema = () => import("./resource-schemas").then(({ versionSchema }) => versionSchema);

type DeletionProps = {
  name: string;
  question?: string;
  version: number;
  answer: QuestionAnswer;
  listUrl: string;
  children: ReactNode;
};

export function DeletionPage({ name, question = `Möchten Sie ${quoted(name)} wirklich löschen?`, version, answer, listUrl, children }: DeletionProps) {
  return (
    <QuestionPage question={question} answer={answer} schema={loadVersionSchema} fields={{ version }} button={{ text: "Löschen" }} cancel={{ url: listUrl }}>
      <div className="stack-small">{children}</div>
    </QuestionPage>
  );
}
