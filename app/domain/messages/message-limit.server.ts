import { rateLimit } from "~/platform/rate-limit.server";
import { networkOf } from "../people/access/network";
import type { ContactResult } from "./contact-failure";
import type { NewMessage } from "./message";
import { receiveMessage } from "./receive-message.server";

const TEN_MINUTES = 10 * 60;

/** Enough for who has more to say, too little for who wants to flood us. */
const byAddress = rateLimit({ name: "contact-address", points: 5, seconds: TEN_MINUTES });

/** Receives a message, unless five came from this address in the last ten minutes. */
export async function receiveWithinLimit(message: NewMessage, { address }: { address: string }): Promise<ContactResult> {
  // why: behind no front of ours nobody's address is known, and people must not be counted together for that
  const caller = address === "unknown" ? `unknown ${message.email}` : networkOf(address);
  const turn = await byAddress.consume(caller);
  return turn.ok ? receiveMessage(message) : { kind: "tooMany", retryAfterSeconds: turn.retryAfterSeconds };
}
