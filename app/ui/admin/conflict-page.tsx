import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { quoted } from "~/i18n/quoted";
import { ConflictFieldset, type ConflictFields } from "./conflict-fieldset";
import { formatDateTime } from "./dates";
import { type FormInput, inputsOf } from "./form-inputs";
import { PageHeader } from "./page-header";
import { HiddenInputs } from "./typed-values";
import { SubmitActions } from "../form/form-actions";
import { AnswerLeaveWarning } from "../form/leave-warning";
import { PendingProvider, useOneSubmit } from "../form/pending";

export type ShownConflict = { name: string; base: unknown; stored: unknown; typed: unknown; message?: string };

/** `values` is the merge; `version` is the stored version. */
export type Conflict = {
  values: Record<string, unknown>;
  conflicts: readonly ShownConflict[];
  version: number;
  /** The last save; null if unknown. `who` with its verb, as in "hat Ana Ferrer". */
  last: { name: string | null; who: string; at: Date } | null;
  /** If it differs from the address of the page. */
  url?: string;
};

type Props = {
  conflict: Conflict;
  /** For records that have no name of their own. */
  title?: string;
  fields: ConflictFields;
  cancel: { url: string; text?: string };
  /** If it differs from the address of the page. */
  action?: string;
};

/** A form with the fields in conflict; `applyChoices` reads the choices. */
export function ConflictPage({ conflict, title, fields, cancel, action }: Props) {
  const { isPending, submitOnce } = useOneSubmit();
  const { conflicts, values, version, last, url } = conflict;
  return (
    <PendingProvider value={isPending}>
      <Announcement>
        <PageHeader title="Gleichzeitig bearbeitet" lead={<Lead title={title ?? last?.name ?? null} last={last} conflicts={conflicts} />} />
      </Announcement>
      <Form className="form" method="post" action={action ?? url} onSubmit={submitOnce}>
        <HiddenInputs inputs={[...keptInputs(values, conflicts), { name: "version", value: version.toString() }]} />
        {conflicts.map((conflicting) => (
          <ConflictFieldset key={conflicting.name} conflicting={conflicting} field={fields[conflicting.name] ?? { label: conflicting.name }} />
        ))}
        <SubmitActions cancel={cancel}>Auswahl speichern</SubmitActions>
      </Form>
      <AnswerLeaveWarning />
    </PendingProvider>
  );
}

/** Takes the focus, because it answers a form further down. */
export function Announcement({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="announcement" ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}

type LeadProps = Pick<Conflict, "last" | "conflicts"> & { title: string | null };

function Lead({ title, last, conflicts }: LeadProps): ReactNode {
  const message = conflicts.find((conflict) => conflict.message)?.message;
  return (
    <>
      Während Sie {title === null ? "diesen Eintrag" : quoted(title)} bearbeitet haben,{" "}
      {last ? `${last.who} gespeichert (${formatDateTime(last.at)} Uhr)` : "hat jemand anderes gespeichert"}.{" "}
      {message ? `Beides zusammen geht nicht: ${quoted(message)}.` : "Beide Male wurden dieselben Angaben geändert."} Bitte wählen Sie, was gelten
      soll. Ihre übrigen Änderungen werden mit „Auswahl speichern“ ebenfalls gespeichert; vorher gilt noch keine davon.
    </>
  );
}

function keptInputs(values: Record<string, unknown>, conflicts: readonly ShownConflict[]): FormInput[] {
  return inputsOf(values).filter(({ name }) => name !== "version" && !conflicts.some((conflicting) => conflicting.name === name));
}
