import { createHash } from "node:crypto";
import { read } from "~/platform/database.server";
import { giveBackLater, rateLimit, type Turn } from "~/platform/rate-limit.server";
import { networkOf, shortAddress } from "../login-log/visit";

const THREE_MINUTES = 3 * 60;
const FIFTEEN_MINUTES = 15 * 60;
const ONE_HOUR = 60 * 60;
const A_QUARTER_YEAR_MS = 90 * 24 * 60 * 60 * 1000;

type Attempt = { email: string; address: string };

export type TooMany = { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/** `busy`: nothing was looked at. */
type Judgement = { ok: true } | { ok: false; reason: string };

const passwords = turnsOf("login", { points: 60, seconds: FIFTEEN_MINUTES, isLetThrough: hasLoggedInFrom });

/**
 * Fewer, for everybody: whoever types codes knows the password already, so no stranger can use them up, and of a million
 * codes three are right at any time.
 */
const codes = turnsOf("code", { points: 20, seconds: ONE_HOUR, isLetThrough: () => false });

/**
 * Judges a password in a turn, which counts before any work is done, so that parallel ones are counted too. It is given
 * back for one that was right, and where none was judged: `judge` may only throw before it knows that one is wrong.
 */
export const inLoginTurn = passwords.inTurn;

export const giveLoginTurnBack = passwords.giveBack;

export const inCodeTurn = codes.inTurn;

/** `isLetThrough`: for whom the limit of the account is none. */
type Widely = { points: number; seconds: number; isLetThrough: (attempt: Attempt) => boolean | Promise<boolean> };

/**
 * Ten in three minutes for one account from one address, and a hundred for an address whatever accounts it tries: an
 * office behind one address is not locked out by one person. For one account as well, because of attackers who fail from many
 * addresses at once: so wide that a person is hardly ever met by it, and with a password never where they have logged in
 * before - nobody can lock them out.
 */
function turnsOf(name: string, { isLetThrough, ...widely }: Widely) {
  const fromThere = rateLimit({ name: `${name}-from`, points: 10, seconds: THREE_MINUTES });
  const byAddress = rateLimit({ name: `${name}-address`, points: 100, seconds: THREE_MINUTES });
  const byAccount = rateLimit({ name: `${name}-account`, ...widely });
  const take = async (attempt: Attempt): Promise<Turn> => {
    const nearby = await fromThere.consume(pairOf(attempt));
    if (!nearby.ok) return nearby;
    const crowd = await byAddress.consume(callerOf(attempt));
    if (!crowd.ok) return crowd;
    const wide = await byAccount.consume(attempt.email);
    return wide.ok || (await isLetThrough(attempt)) ? { ok: true } : wide;
  };
  const giveBack = async (attempt: Attempt): Promise<void> => {
    const { email } = attempt;
    await Promise.all([fromThere.giveBack(pairOf(attempt)), byAddress.giveBack(callerOf(attempt)), byAccount.giveBack(email)]);
  };
  const inTurn = async <Outcome extends Judgement>(attempt: Attempt, judge: () => Promise<Outcome>): Promise<Outcome | TooMany> => {
    const turn = await take(attempt);
    if (!turn.ok) return { ok: false, reason: "tooMany", retryAfterSeconds: turn.retryAfterSeconds };
    const outcome = await judge().catch((error: unknown) => {
      void giveBackLater(() => giveBack(attempt));
      throw error;
    });
    if (outcome.ok || outcome.reason === "busy") await giveBack(attempt);
    return outcome;
  };
  return { inTurn, giveBack };
}

/** why: behind no front of ours nobody's address is known, and people must not be counted together for that. */
function callerOf({ email, address }: Attempt): string {
  return address === "unknown" ? `unknown ${email}` : networkOf(address);
}

/**
 * why three digits of a hash: however many e-mails a network makes up, it has 4,096 keys at most, and a flood that fills
 * them, so that it locks others of its network out, has met the limit of the address long before.
 */
function pairOf(attempt: Attempt): string {
  const digest = createHash("sha256").update(attempt.email).digest("hex");
  return `${callerOf(attempt)} ${digest.slice(0, 3)}`;
}

/** why the limit: whoever attacks must not make us read a long history again and again. */
const LOGINS_LOOKED_AT = 200;

/** An address that was shortened since counts with all of its network, in favour of the person. */
async function hasLoggedInFrom({ email, address }: Attempt): Promise<boolean> {
  const person = await read.adminUser.findUnique({ where: { email }, select: { id: true } });
  if (person === null) return false;
  const logins = await read.loginLog.findMany({
    where: { adminUserId: person.id, action: "login", createdAt: { gt: new Date(Date.now() - A_QUARTER_YEAR_MS) } },
    orderBy: { createdAt: "desc" },
    take: LOGINS_LOOKED_AT,
    select: { ipAddress: true },
  });
  const [near, wide] = [networkOf(address), shortAddress(address)];
  return logins.some(({ ipAddress }) => ipAddress === wide || networkOf(ipAddress) === near);
}
