import { Badge, type BadgeTone } from "~/ui/admin/badge";
import type { Delivery, MessageState } from "./message";
import type { StoredMessage } from "./stored-message";

type Shown = { label: string; tone: BadgeTone };

const STATES: Record<MessageState, Shown> = {
  new: { label: "Neu", tone: "accent" },
  done: { label: "Erledigt", tone: "good" },
  spam: { label: "Spam", tone: "neutral" },
};

const DELIVERIES: Record<Delivery, Shown> = {
  sent: { label: "Gesendet", tone: "good" },
  pending: { label: "Wird erneut versucht", tone: "warning" },
  refused: { label: "Abgelehnt", tone: "bad" },
  kept: { label: "Nur hier gespeichert", tone: "neutral" },
};

const NO_LONGER: Shown = { label: "Wird nicht gesendet", tone: "neutral" };

/** What staff have done about a message. */
export function StateBadge({ state }: Pick<StoredMessage, "state">) {
  const { label, tone } = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** How far a message has got to the provider. */
export function DeliveryBadge({ delivery, state }: Pick<StoredMessage, "delivery" | "state">) {
  const { label, tone } = delivery === "pending" && state === "spam" ? NO_LONGER : DELIVERIES[delivery];
  return <Badge tone={tone}>{label}</Badge>;
}
