import { hash, verify } from "@node-rs/argon2";
import { boundedQueue } from "./bounded-queue";

/** argon2id with 19 MiB, the first choice of OWASP's Password Storage Cheat Sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One at a time: a hundred logins at once cost the memory of one, in a container of 256 MB. */
const inTurn = boundedQueue({ limit: 200 });

/** Of a random text with the same cost, so that an unknown account takes as long as a wrong password. */
const DECOY = "$argon2id$v=19$m=19456,t=2,p=1$CGYWP51zAlWg/mwJN3W2QA$SMoPIStIbDmEQysgZgY0o2+eDDrUuE6y5rGdM0pMmR4";

/** Null when too many wait already. */
export async function hashPassword(password: string): Promise<string | null> {
  return inTurn(() => hash(normalized(password), COST));
}

/** The same work with and without a hash; null when too many wait already. */
export async function verifyPassword(password: string, storedHash: string | null): Promise<boolean | null> {
  const fits = await inTurn(() => verify(storedHash ?? DECOY, normalized(password)));
  return fits === null ? null : fits && storedHash !== null;
}

/** Keyboards compose "ü" differently. */
function normalized(password: string): string {
  return password.normalize("NFKC");
}
