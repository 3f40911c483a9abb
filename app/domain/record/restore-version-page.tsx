import { Confirmation } from "~/ui/admin/confirmation";
import { formatDateTime } from "~/ui/admin/dates";
import { NoticeBox } from "~/ui/admin/notice";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { CHANGED_MEANWHILE, PICTURE_LOST } from "./record-notices";
import { DifferenceList, type FieldLabels } from "./difference-list";
import type { Difference } from "./history";
import type { StateSide } from "./history";

const { Form, HiddenField, SubmitButton } = formOf(() => import("./post-schemas").then(({ restoreVersionSchema }) => restoreVersionSchema));

/** `hasChanged`: somebody else edited the record while the question was open. */
type Answer = { hasChanged: true } | { reply: FormReply } | undefined;

type Props = {
  words: FieldLabels;
  title: string;
  version: number;
  at: Date;
  side: StateSide;
  differences: readonly Difference[];
  hasLostPicture: boolean;
  historyUrl: string;
  answer: Answer;
};

/** Asks whether a record is to be as it was, and shows what that would change. */
export function RestoreVersionPage({ words, title, version, at, side, differences, hasLostPicture, historyUrl, answer }: Props) {
  const state = `Stand vom ${formatDateTime(at)}${side === "before" ? " vor dieser Änderung" : ""}`;
  const form = (
    <Form key={version} defaultValue={{ version }} reply={answer && "reply" in answer ? answer.reply : undefined}>
      <HiddenField name="version" />
      <SubmitButton pending="Wird zurückgesetzt …">Zurücksetzen</SubmitButton>
    </Form>
  );
  const cancel = { url: historyUrl, text: differences.length > 0 ? "Abbrechen" : "Zum Verlauf" };
  return (
    <>
      {answer && "hasChanged" in answer ? <NoticeBox notice={{ kind: "warning", text: CHANGED_MEANWHILE }} /> : null}
      <Confirmation
        question={`„${title}“ auf einen früheren Stand zurücksetzen?`}
        form={differences.length > 0 ? form : null}
        cancel={cancel}
        tone="info"
      >
        <div className="stack">
          <p>{differences.length > 0 ? `Diese Felder werden wieder wie im ${state}:` : `Der ${state} gilt bereits.`}</p>
          <DifferenceList words={words} differences={differences} />
          {hasLostPicture ? <p>{PICTURE_LOST}</p> : null}
        </div>
      </Confirmation>
    </>
  );
}
