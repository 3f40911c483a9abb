import { FormProvider, type SubmissionResult, useForm } from "@conform-to/react";
import { Form as RemixForm } from "@remix-run/react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { type FormLabels, GERMAN_FORM_LABELS } from "~/i18n/form-labels";
import { useIsWaiting } from "../admin/connection";
import { useDraftContext } from "./draft-context";
import { ErrorSummary } from "./error-summary";
import { FieldLanguageProvider } from "./field-language";
import { type FieldLabels, labelsIn } from "./field-labels";
import { UnsavedProvider } from "./form-actions";
import { PendingProvider, useNoTyping, useOneSubmit } from "./pending";
import { LeaveWarning } from "./leave-warning";
import { useReadOnly } from "./read-only";
import { ReplyProvider } from "./reply";
import { submitterOf } from "./sent-form";
import { usePreparedTargets } from "./use-prepared-targets";
import { type SchemaLoader, useValidation } from "./use-validation";
import { WordsProvider } from "./labels";

export type FormReply = SubmissionResult;

export type FormValues = {
  [name: string]: string | number | boolean | null | undefined | readonly string[] | FormValues;
};

export type FormProps = {
  reply?: FormReply;
  defaultValue?: FormValues;
  action?: string;
  /** What those fields are called that stand in components of their own. */
  labels?: FieldLabels;
  /** Only where a page has several forms: the front of all ids in this one. */
  id?: string;
  words?: FormLabels;
  /** Needed as soon as the form has a file field. */
  sendsFile?: boolean;
  /** Fields have buttons of their own, which the Enter key must not press. */
  hasFieldButtons?: boolean;
  /** Asks before a page with typed but unsaved values is left. Needs JavaScript. */
  warnsOnLeave?: boolean;
  /** The values are those of a post that came after the session had ended: show them as not saved. */
  isRestored?: boolean;
  children: ReactNode;
};

export function SchemaForm({ schema, reply, defaultValue, ...props }: FormProps & { schema: SchemaLoader }) {
  const { action, id = "form", words = GERMAN_FORM_LABELS, sendsFile, hasFieldButtons = sendsFile, warnsOnLeave, isRestored, labels, children } = props;
  const { isPending, submitOnce } = useOneSubmit();
  // why not while it waits for the connection: what is typed then goes after it, see decision 019
  const isOnItsWay = useIsWaiting() ? false : isPending;
  const draft = useDraftContext();
  const element = useRef<HTMLFormElement>(null);
  useNoTyping(element, isOnItsWay);
  usePreparedTargets(element);
  const { validate, prepare } = useValidation(schema, words);
  const [attempts, setAttempts] = useState(0);
  const [form] = useForm<FormValues, unknown>({
    id,
    lastResult: reply,
    defaultValue,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: validate,
  });
  const isUnsaved = (form.dirty || isRestored === true) && !isOnItsWay;
  if (useReadOnly()) {
    return (
      <FormProvider context={form.context}>
        <FormContexts words={words} reply={reply} isPending={isPending} isUnsaved={false}>
          <LockedFields>{children}</LockedFields>
        </FormContexts>
      </FormProvider>
    );
  }
  return (
    <FormProvider context={form.context}>
      <FormContexts words={words} reply={reply} isPending={isPending} isUnsaved={isUnsaved}>
        <RemixForm
          className="form"
          method="post"
          ref={element}
          id={form.id}
          action={action}
          encType={sendsFile ? "multipart/form-data" : undefined}
          noValidate={form.noValidate}
          onFocus={() => void prepare()}
          onSubmit={(event) => {
            if (isCheck(event) && !validate) return event.preventDefault();
            submitOnce(event, isUnfinished(event) ? () => undefined : form.onSubmit);
            if (!isCheck(event)) setAttempts(attempts + 1);
          }}
        >
          {isRestored ? <p className="form-restored">{words.notSaved}</p> : null}
          {hasFieldButtons ? <DefaultButton /> : null}
          <ErrorSummary attempts={attempts} labels={{ ...labelsIn(children), ...labels }} />
          {children}
          {warnsOnLeave ? <LeaveWarning isDirty={isUnsaved} sentTo={draft?.of === "live" ? draft.url : undefined} /> : null}
        </RemixForm>
      </FormContexts>
    </FormProvider>
  );
}

/** No form: nothing can be sent. */
function LockedFields({ children }: { children: ReactNode }) {
  return (
    <fieldset className="form form-locked" disabled>
      <legend className="form-locked-note">Nur zum Lesen: Sie haben keine Berechtigung, hier etwas zu ändern.</legend>
      {children}
    </fieldset>
  );
}

/** why: the Enter key presses the first button of a form, which must not be one that opens the library or takes a text away. */
function DefaultButton() {
  return (
    <button type="submit" hidden>
      Speichern
    </button>
  );
}

/** Sent to be gone on with, not to be saved: its button says `formnovalidate`. */
function isUnfinished(event: FormEvent<HTMLFormElement>): boolean {
  return Boolean(submitterOf(event)?.formNoValidate) && !isCheck(event);
}

/** Conform presses a hidden button of its own to check again what is typed; that never leaves the browser. */
function isCheck(event: FormEvent<HTMLFormElement>): boolean {
  const button = submitterOf(event);
  return button !== null && button.hidden && button.formNoValidate;
}

type Contexts = { words: FormLabels; reply: FormReply | undefined; isPending: boolean; isUnsaved: boolean; children: ReactNode };

function FormContexts({ words, reply, isPending, isUnsaved, children }: Contexts) {
  return (
    <WordsProvider value={words}>
      <ReplyProvider value={reply}>
        <PendingProvider value={isPending}>
          <UnsavedProvider value={isUnsaved}>
            <FieldLanguageProvider>{children}</FieldLanguageProvider>
          </UnsavedProvider>
        </PendingProvider>
      </ReplyProvider>
    </WordsProvider>
  );
}
