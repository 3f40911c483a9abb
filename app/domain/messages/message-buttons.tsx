import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { Icon, type IconName } from "~/ui/admin/icon";
import { useOneSubmit } from "~/ui/form/pending";
import type { StoredMessage } from "./stored-message";

type HandledMessage = Pick<StoredMessage, "id" | "version" | "state" | "delivery" | "subject">;

const { messages } = paths.admin;

/** Where a message can go from where it is. */
export function StateButtons({ message, size }: { message: HandledMessage; size?: "sm" }) {
  const { id, state } = message;
  if (state !== "new") {
    return <StepButton message={message} size={size} action={messages.reopen(id)} icon="reload" label="Zurück zu Neu" />;
  }
  return (
    <>
      <StepButton message={message} size={size} action={messages.done(id)} icon="check" label="Erledigt" />
      <StepButton message={message} size={size} action={messages.spam(id)} icon="close" label="Spam" isQuiet />
    </>
  );
}

/** Sends at once what has not got through. */
export function ResendButton({ message }: { message: HandledMessage }) {
  const { id, state, delivery } = message;
  if (delivery === "sent" || state === "spam") return null;
  return <StepButton message={message} action={messages.resend(id)} icon="arrowUp" label="Erneut senden" />;
}

type StepProps = {
  message: HandledMessage;
  action: string;
  icon: IconName;
  label: string;
  size?: "sm";
  isQuiet?: boolean;
};

function StepButton({ message: { version, subject }, action, icon, label, size, isQuiet }: StepProps) {
  const { isPending, submitOnce } = useOneSubmit();
  return (
    <Form method="post" action={action} onSubmit={(event) => submitOnce(event, () => undefined)}>
      <input type="hidden" name="version" value={version} />
      <button
        className="button"
        data-tone={isQuiet ? "quiet" : "secondary"}
        data-size={size}
        type="submit"
        aria-disabled={isPending || undefined}
      >
        <Icon name={icon} size="sm" />
        {label}
        <span className="visually-hidden"> „{subject}“</span>
      </button>
    </Form>
  );
}
