import { paths } from "~/paths";
import type { IconName } from "~/ui/admin/icon";
import { PostButton } from "~/ui/form/post-button";
import type { StoredMessage } from "./stored-message";

type HandledMessage = Pick<StoredMessage, "id" | "version" | "state" | "delivery" | "subject">;

const { messages } = paths.admin;

export function StateButtons({ message, size }: { message: HandledMessage; size?: "sm" }) {
  const { id, state } = message;
  if (state !== "new") {
    return <StepButton message={message} size={size} action={messages.reopen(id)} icon="reload" label="Zurück zu Neu" />;
  }
  return (
    <>
      <DoneButton message={message} size={size} />
      <StepButton message={message} size={size} action={messages.spam(id)} icon="close" label="Spam" tone="quiet" />
    </>
  );
}

export function DoneButton({ message, ...look }: { message: HandledMessage; size?: "sm"; tone?: "primary" }) {
  return <StepButton message={message} action={messages.done(message.id)} icon="check" label="Erledigt" {...look} />;
}

/** Sends at once what has not got through. */
export function ResendButton({ message }: { message: HandledMessage }) {
  const { id, state, delivery } = message;
  if (delivery === "sent" || state === "spam") return null;
  return <StepButton message={message} action={messages.resend(id)} icon="arrowUp" label="Erneut weiterleiten" />;
}

type StepProps = {
  message: HandledMessage;
  action: string;
  icon: IconName;
  label: string;
  size?: "sm";
  tone?: "primary" | "quiet";
};

function StepButton({ message: { version, subject }, ...button }: StepProps) {
  return <PostButton {...button} fields={{ version }} about={`„${subject}“`} />;
}
