import { read } from "~/platform/database.server";
import { rateLimit, type Turn } from "~/platform/rate-limit.server";
import { networkOf } from "./network";

const THREE_MINUTES = 3 * 60;
const FIFTEEN_MINUTES = 15 * 60;
const A_QUARTER_YEAR_MS = 90 * 24 * 60 * 60 * 1000;

/** Ten in three minutes for an address, whatever accounts it tries; so also ten for any account from there. */
const byAddress = rateLimit({ name: "login-address", points: 10, seconds: THREE_MINUTES });

/**
 * why: whoever fails from many addresses at once must be slowed down for one account as well. Wide enough that
 * a person is hardly ever met by it, and never where they have logged in before - nobody can lock them out.
 */
const byAccount = rateLimit({ name: "login-account", points: 60, seconds: FIFTEEN_MINUTES });

type Attempt = { email: string; address: string };

/** Counts an attempt before any work is done for it, so that parallel ones are counted too. */
export async function takeLoginTurn(attempt: Attempt): Promise<Turn> {
  const nearby = await byAddress.consume(callerOf(attempt));
  if (!nearby.ok) return nearby;
  const wide = await byAccount.consume(attempt.email);
  return wide.ok || (await hasLoggedInFrom(attempt)) ? { ok: true } : wide;
}

/** A login that worked is not counted against anybody. */
export async function giveLoginTurnBack(attempt: Attempt): Promise<void> {
  await Promise.all([byAddress.giveBack(callerOf(attempt)), byAccount.giveBack(attempt.email)]);
}

/** why: behind no front of ours nobody's address is known, and people must not be counted together for that. */
function callerOf({ email, address }: Attempt): string {
  return address === "unknown" ? `unknown ${email}` : networkOf(address);
}

async function hasLoggedInFrom({ email, address }: Attempt): Promise<boolean> {
  const logins = await read.loginLog.findMany({
    where: {
      action: "login",
      success: true,
      adminUser: { email },
      createdAt: { gt: new Date(Date.now() - A_QUARTER_YEAR_MS) },
    },
    select: { ipAddress: true },
    distinct: ["ipAddress"],
    take: 200,
  });
  return logins.some(({ ipAddress }) => networkOf(ipAddress) === networkOf(address));
}
