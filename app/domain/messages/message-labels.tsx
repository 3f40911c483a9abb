import { paths } from "~/paths";
import type { HistoryLabels } from "../record/resource-labels";
import { isDelivery, isMessageState } from "./message";
import { DeliveryBadge, StateBadge } from "./message-badges";

/** What is told of a message in its history: not what its sender wrote, but what staff did with it. */
const FIELDS = {
  state: { label: "Status", kind: "whole", show: showState },
  delivery: { label: "Zustellung", kind: "whole", show: showDelivery },
} as const;

export const MESSAGE_LABELS: HistoryLabels = { list: { url: paths.admin.messages.list(), text: "Nachrichten" }, fields: FIELDS };

function showState(state: unknown) {
  return typeof state === "string" && isMessageState(state) ? <StateBadge state={state} /> : null;
}

function showDelivery(delivery: unknown) {
  return typeof delivery === "string" && isDelivery(delivery) ? <DeliveryBadge delivery={delivery} state="new" /> : null;
}
