import { env } from "~/platform/env.server";
import { growingWait } from "~/platform/outbox";
import { TIME_LIMITS } from "~/platform/time-limits";

/** How messages get to the provider of the contact form. */
export type DeliverySettings = {
  /** Null when there is no provider: messages then stay here. */
  endpoint: string | null;
  /** How long the provider may take for an answer. */
  limitMs: number;
  /** For so long nobody else sends a message that is being sent. Longer than an attempt can take, with all its writes. */
  leaseMs: number;
  /** How long to wait after so many attempts. */
  waitMs: (attempts: number) => number;
};

export const DELIVERY_SETTINGS: DeliverySettings = {
  endpoint: env.CONTACT_FORM_ENDPOINT ?? null,
  limitMs: TIME_LIMITS.provider,
  leaseMs: 60_000,
  waitMs: growingWait,
};
