import { paths } from "~/paths";
import type { IconName } from "~/ui/admin/icon";
import { PostButton } from "~/ui/form/post-button";
import type { StoredMessage } from "./message";

type HandledMessage = Pick<StoredMessage, "id" | "version" | "state" | "delivery" | "subject">;

const { messages } = paths.admin;

export function StateButton({ message, size }: { message: HandledMessage; size?: "sm" }) {
  if (message.state === "new") return <DoneButton message={message} size={size} />;
  return <StepButton message={message} size={size} action={messages.reopen(message.id)} icon="reload" label="Zurück zu Neu" />;
}

export function SpamButton({ message, size }: { message: HandledMessage; size?: "sm" }) {
  return <StepButton message={message} size={size} action={messages.spam(message.id)} icon="close" label="Spam" tone="quiet" />;
}

export function DoneButton({ message, ...look }: { message: HandledMessage; size?: "sm"; tone?: "primary" }) {
  return <StepButton message={message} action={messages.done(message.id)} icon="check" label="Erledigt" {...look} />;
}

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
