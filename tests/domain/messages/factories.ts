import type { DeliverySettings } from "~/domain/messages/delivery.server";
import type { NewMessage } from "~/domain/messages/message";
import { write } from "~/platform/database.server";

export function letter(values: Partial<NewMessage> = {}): NewMessage {
  return {
    name: "Alba Ferrer",
    email: "alba@calima.example",
    subject: "Ein Film über Wind",
    message: "Guten Tag,\nhaben Sie im Mai Zeit?",
    language: "de",
    ...values,
  };
}

/** Settings for this provider, without a wait between attempts. */
export function deliveryTo(endpoint: string | null, values: Partial<DeliverySettings> = {}): DeliverySettings {
  return { endpoint, limitMs: 2_000, leaseMs: 60_000, waitMs: () => 0, ...values };
}

export async function emptyInbox(): Promise<void> {
  await write(async (tx) => {
    await tx.message.deleteMany();
    await tx.change.deleteMany();
  });
}
