import { createHash } from "node:crypto";
import { read } from "~/platform/database.server";
import { consume, type Counted, giveBack, giveBackLater, rateLimit, type Turn } from "~/platform/rate-limit.server";
import { callerOf, networkOf, shortAddress } from "../login-log/visit";

const THREE_MINUTES = 3 * 60;
const A_QUARTER_YEAR_MS = 90 * 24 * 60 * 60 * 1000;

type Attempt = { email: string; address: string };

export type TooMany = { ok: false; reason: "tooMany"; retryAfterSeconds: number };

type Judgement = { ok: true } | { ok: false; reason: string };

const passwords = turnsOf("login", { points: 60, seconds: 15 * 60, isLetThrough: hasLoggedInFrom });

/** Fewer points: only people who know the password get here, and three of a million codes are right at any time. */
const codes = turnsOf("code", { points: 20, seconds: 60 * 60, isLetThrough: () => false });

/** Counts before any work is done, so that parallel attempts count too. `judge` may throw only before it finds the proof wrong. */
export const inLoginTurn = passwords.inTurn;

export const giveLoginTurnBack = passwords.giveBack;

export const inCodeTurn = codes.inTurn;

/** `isLetThrough`: attempts for which the account's limit does not count. */
type Widely = { points: number; seconds: number; isLetThrough: (attempt: Attempt) => boolean | Promise<boolean> };

/**
 * Three limits: for an account from one address; for one address, high enough for an office; and for an account from
 * all addresses, against distributed guessing. The third does not count for an address from which the person has logged
 * in before, so that nobody can lock them out.
 */
function turnsOf(name: string, { isLetThrough, ...widely }: Widely) {
  const fromThere = rateLimit({ name: `${name}-from`, points: 10, seconds: THREE_MINUTES });
  const byAddress = rateLimit({ name: `${name}-address`, points: 100, seconds: THREE_MINUTES });
  const byAccount = rateLimit({ name: `${name}-account`, ...widely });
  const countedOf = (attempt: Attempt): Counted[] => [
    { limit: fromThere, key: pairOf(attempt) },
    { limit: byAddress, key: callerOf(attempt) },
    { limit: byAccount, key: attempt.email },
  ];
  const take = async (attempt: Attempt): Promise<Turn> => {
    const turn = await consume(...countedOf(attempt));
    return !turn.ok && turn.refusedBy === byAccount && (await isLetThrough(attempt)) ? { ok: true } : turn;
  };
  const inTurn = async <Outcome extends Judgement>(attempt: Attempt, judge: () => Promise<Outcome>): Promise<Outcome | TooMany> => {
    const turn = await take(attempt);
    if (!turn.ok) return { ok: false, reason: "tooMany", retryAfterSeconds: turn.retryAfterSeconds };
    const outcome = await judge().catch((error: unknown) => {
      void giveBackLater(...countedOf(attempt));
      throw error;
    });
    if (outcome.ok || outcome.reason === "busy") await giveBack(...countedOf(attempt));
    return outcome;
  };
  return { inTurn, giveBack: (attempt: Attempt) => giveBack(...countedOf(attempt)) };
}

/** Three hex digits of a hash: a network gets at most 4,096 keys, however many e-mails it invents. */
function pairOf(attempt: Attempt): string {
  const digest = createHash("sha256").update(attempt.email).digest("hex");
  return `${callerOf(attempt)} ${digest.slice(0, 3)}`;
}

/** A limit, because an attacker could have a long history read again and again. */
const LOGINS_LOOKED_AT = 200;

/** A login whose address was shortened since counts for the whole network, in favour of the person. */
async function hasLoggedInFrom({ email, address }: Attempt): Promise<boolean> {
  const person = await read.adminUser.findUnique({ where: { email }, select: { id: true } });
  const logins = await read.loginLog.findMany({
    // also queried for an unknown e-mail: the time must not tell that nobody has it
    where: { adminUserId: person?.id ?? "", action: "login", createdAt: { gt: new Date(Date.now() - A_QUARTER_YEAR_MS) } },
    orderBy: { createdAt: "desc" },
    take: LOGINS_LOOKED_AT,
    select: { ipAddress: true },
  });
  const [near, wide] = [networkOf(address), shortAddress(address)];
  return logins.some(({ ipAddress }) => ipAddress === wide || networkOf(ipAddress) === near);
}
