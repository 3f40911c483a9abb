import { paths } from "~/paths";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import type { HistoryLabels } from "../record/resource-labels";
import { type Delivery, isDelivery, isMessageState, MESSAGE_TABS, type MessageState, type StoredMessage } from "./message";

export const MESSAGE_LABELS: HistoryLabels = {
  list: { url: paths.admin.messages.list(), text: "Nachrichten" },
  fields: {
    state: { label: "Status", kind: "whole", show: (state) => (isMessageState(state) ? <StateBadge state={state} /> : null) },
    delivery: { label: "Zustellung", kind: "whole", show: (delivery) => (isDelivery(delivery) ? <DeliveryBadge delivery={delivery} state="new" /> : null) },
  },
};

const TONES: Record<MessageState, BadgeTone> = { new: "accent", done: "good", spam: "neutral" };

type Shown = { label: string; tone: BadgeTone };

const DELIVERIES: Record<Delivery, Shown> = {
  sent: { label: "Weitergeleitet", tone: "good" },
  pending: { label: "Wird erneut versucht", tone: "warning" },
  refused: { label: "Abgelehnt", tone: "bad" },
  kept: { label: "Nur hier gespeichert", tone: "neutral" },
};

const NO_LONGER: Shown = { label: "Wird nicht weitergeleitet", tone: "neutral" };

export function StateBadge({ state }: Pick<StoredMessage, "state">) {
  return <Badge tone={TONES[state]}>{MESSAGE_TABS[state]}</Badge>;
}

export function DeliveryBadge({ delivery, state }: Pick<StoredMessage, "delivery" | "state">) {
  const { label, tone } = delivery === "pending" && state === "spam" ? NO_LONGER : DELIVERIES[delivery];
  return <Badge tone={tone}>{label}</Badge>;
}
