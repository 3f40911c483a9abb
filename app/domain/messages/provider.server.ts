import { z } from "zod";
import { postForm, type Posted } from "~/platform/post-form.server";
import type { SendingJob } from "./lease.server";

/** What the provider did with a message. `fault` is for staff: why it will be tried again. */
export type ProviderAnswer =
  | { kind: "taken" }
  | { kind: "refused"; reason: string | null }
  | { kind: "fault"; isNetwork: boolean; fault: string };

type Provider = { endpoint: string; limitMs: number };

/** Hands a message to the provider of the contact form. The same key tells it that the same message comes again. */
export async function handToProvider(job: SendingJob, { endpoint, limitMs }: Provider): Promise<ProviderAnswer> {
  const { name, email, subject, message, idempotencyKey } = job;
  const posted = await postForm({
    url: endpoint,
    fields: { name, email, subject, message },
    headers: { "Idempotency-Key": idempotencyKey },
    limitMs,
  });
  return posted.ok ? judge(posted) : { kind: "fault", isNetwork: true, fault: FAULTS[posted.reason] };
}

const FAULTS = {
  timeout: "Der Anbieter hat nicht rechtzeitig geantwortet.",
  network: "Der Anbieter war nicht erreichbar.",
} as const;

/** Of the refusals, those that mean "not now": too slow, too early, too many. */
const LATER = [408, 425, 429];

function judge({ status, json }: Extract<Posted, { ok: true }>): ProviderAnswer {
  if (status >= 200 && status < 300) return { kind: "taken" };
  const reason = reasonIn(json);
  const isRefusal = status >= 400 && status < 500;
  if (isRefusal && (reason !== null || !LATER.includes(status))) return { kind: "refused", reason };
  return { kind: "fault", isNetwork: false, fault: `Der Anbieter hat mit dem Status ${status.toString()} geantwortet.` };
}

const MOST_REASONS = 10;
const LONGEST_REASON = 300;

const errorList = z.object({ errors: z.array(z.unknown()) });
const errorEntry = z.object({ message: z.string().trim().min(1) });

/** The messages of the provider's `errors`, joined by commas; null when there are none. */
function reasonIn(json: unknown): string | null {
  const list = errorList.safeParse(json);
  if (!list.success) return null;
  const messages = list.data.errors.slice(0, MOST_REASONS).flatMap((entry) => {
    const parsed = errorEntry.safeParse(entry);
    return parsed.success ? [parsed.data.message.slice(0, LONGEST_REASON)] : [];
  });
  return messages.length > 0 ? messages.join(", ") : null;
}
