import { Form } from "@remix-run/react";
import type { ConflictFields } from "./conflict-fieldset";
import { type FormInput, inputsOf } from "./form-inputs";
import { ValueList } from "./text-list";
import { SubmitActions } from "../form/form-actions";
import { PendingProvider, useOneSubmit } from "../form/pending";

/** For a page that shows the values. */
export const SHOWN_BUT_NOT_SAVED = "Ihre Angaben wurden nicht gespeichert; hier stehen sie vollständig.";

type Values = Record<string, unknown>;

/** Fields without a label are hidden ones and choices, which `SendTyped` keeps. */
export function TypedValues({ values, fields }: { values: Values; fields: ConflictFields }) {
  return (
    <section className="panel" aria-label="Ihre Angaben">
      <ValueList values={values} fields={fields} />
    </section>
  );
}

type SendProps = {
  values: Values;
  url?: string;
  text: string;
  cancel?: { url: string; text?: string };
};

export function SendTyped({ values, url, text, cancel }: SendProps) {
  const { isPending, submitOnce } = useOneSubmit();
  return (
    <PendingProvider value={isPending}>
      <Form method="post" action={url} onSubmit={submitOnce}>
        <HiddenInputs inputs={inputsOf(values)} />
        <SubmitActions cancel={cancel} tone={cancel ? "primary" : "secondary"}>{text}</SubmitActions>
      </Form>
    </PendingProvider>
  );
}

export function HiddenInputs({ inputs }: { inputs: readonly FormInput[] }) {
  return inputs.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
