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
import { FormLabelsProvider } from "./labels";

export type FormReply = SubmissionResult;

export type FormValues = {
  [name: string]: string | number | boolean | null | undefined | readonly string[] | FormValues;
};

/** The first values of a form, and the answer to it. */
export type OpenedForm = { values: FormValues; reply: FormReply | undefined; isRestored: boolean };

export type FormProps = {
  reply?: FormReply;
  defaultValue?: FormValues;
  action?: string;
  /** Labels of fields that are inside components. */
  labels?: FieldLabels;
  /** The prefix of all ids, needed if a page has several forms. */
  id?: string;
  formLabels?: FormLabels;
  sendsFile?: boolean;
  /** Some fields have buttons, which Enter must not press. */
  hasFieldButtons?: boolean;
  /** Asks before somebody leaves unsaved values. Needs JavaScript. */
  warnsOnLeave?: boolean;
  /** The values are unsaved ones that were kept when the session ended. */
  isRestored?: boolean;
  children: ReactNode;
};

export function SchemaForm({ schema, reply, defaultValue, ...props }: FormProps & { schema: SchemaLoader }) {
  const { action, id = "form", formLabels = GERMAN_FORM_LABELS, sendsFile, hasFieldButtons = sendsFile, warnsOnLeave, isRestored, labels, children } = props;
  const { isPending, submitOnce } = useOneSubmit();
  // not while it waits for the connection: text typed then is sent afterwards (decision 019)
  const isOnItsWay = useIsWaiting() ? false : isPending;
  const draft = useDraftContext();
  const element = useRef<HTMLFormElement>(null);
  useNoTyping(element, isOnItsWay);
  usePreparedTargets(element);
  const { validate, prepare } = useValidation(schema, formLabels);
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
        <FormContexts formLabels={formLabels} reply={reply} isPending={isPending} isUnsaved={false}>
          <LockedFields>{children}</LockedFields>
        </FormContexts>
      </FormProvider>
    );
  }
  return (
    <FormProvider context={form.context}>
      <FormContexts formLabels={formLabels} reply={reply} isPending={isPending} isUnsaved={isUnsaved}>
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
            submitOnce(event, isUnfinished(event) ? undefined : form.onSubmit);
            if (!isCheck(event)) setAttempts(attempts + 1);
          }}
        >
          {isRestored ? <p className="form-restored">{formLabels.notSaved}</p> : null}
          {hasFieldButtons ? <DefaultButton /> : null}
          <ErrorSummary attempts={attempts} labels={{ ...labelsIn(children), ...labels }} />
          {children}
          {warnsOnLeave ? <LeaveWarning isDirty={isUnsaved} sentTo={draft?.of === "live" ? draft.url : undefined} /> : null}
        </RemixForm>
      </FormContexts>
    </FormProvider>
  );
}

function LockedFields({ children }: { children: ReactNode }) {
  return (
    <fieldset className="form form-locked" disabled>
      <legend className="form-locked-note">Nur zum Lesen: Sie haben keine Berechtigung, hier etwas zu ändern.</legend>
      {children}
    </fieldset>
  );
}

/** Enter presses the first button of a form, which must not open the library or remove a text. */
function DefaultButton() {
  return (
    <button type="submit" hidden>
      Speichern
    </button>
  );
}

/** Nothing will be saved: its button has `formnovalidate`. */
function isUnfinished(event: FormEvent<HTMLFormElement>): boolean {
  return Boolean(submitterOf(event)?.formNoValidate) && !isCheck(event);
}

/** Conform validates by pressing its own hidden button. */
function isCheck(event: FormEvent<HTMLFormElement>): boolean {
  const button = submitterOf(event);
  return button !== null && button.hidden && button.formNoValidate;
}

type Contexts = { formLabels: FormLabels; reply: FormReply | undefined; isPending: boolean; isUnsaved: boolean; children: ReactNode };

function FormContexts({ formLabels, reply, isPending, isUnsaved, children }: Contexts) {
  return (
    <FormLabelsProvider value={formLabels}>
      <ReplyProvider value={reply}>
        <PendingProvider value={isPending}>
          <UnsavedProvider value={isUnsaved}>
            <FieldLanguageProvider>{children}</FieldLanguageProvider>
          </UnsavedProvider>
        </PendingProvider>
      </ReplyProvider>
    </FormLabelsProvider>
  );
}
