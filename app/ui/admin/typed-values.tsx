import { Form } from "@remix-run/react";
import type { ConflictFields } from "./conflict-fieldset";
import { type FormInput, inputsOf } from "./form-inputs";
import { ValueList } from "./text-list";
import { SubmitActions } from "../form/form-actions";
import { PendingProvider, useOneSubmit } from "../form/pending";

type Values = Record<string, unknown>;

export function TypedValues({ values, fields }: { values: Values; fields: ConflictFields }) {
  const names = new Set([...Object.keys(fields), ...inputsOf(values).map(({ name }) => name)]);
  const seen = [...names].filter((name) => !UNSEEN.has(name));
  return (
    <section className="panel" aria-label="Ihre Angaben">
      <ValueList values={values} fields={Object.fromEntries(seen.map((name) => [name, fields[name] ?? { label: name }]))} />
    </section>
  );
}

/** Sent but not shown. `enrolmentToken` is the sealed secret of a second factor. */
const UNSEEN: ReadonlySet<string> = new Set(["id", "version", "enrolmentToken"]);

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
