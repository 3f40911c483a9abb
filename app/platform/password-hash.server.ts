import { hash, verify } from "@node-rs/argon2";
import { boundedQueue } from "./bounded-queue";

/** argon2id with 19 MiB and two passes, the first choice of OWASP's Password Storage Cheat Sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** why one at a time: a hundred people who log in at once cost the memory of one, which a container of 256 MB has to spare. */
const inTurn = boundedQueue({ limit: 200 });

/** A hash of a random text with the same cost, so that an unknown account takes as long as a wrong password. */
const DECOY = "$argon2id$v=19$m=19456,t=2,p=1$CGYWP51zAlWg/mwJN3W2QA$SMoPIStIbDmEQysgZgY0o2+eDDrUuE6y5rGdM0pMmR4";

/** Null when too many are waiting already. */
export async function hashPassword(password: string): Promise<string | null> {
  return inTurn(() => hash(normalized(password), COST));
}

/** Does the same work whether there is a hash or not; null when too many are waiting already. */
export async function verifyPassword(password: string, storedHash: string | null): Promise<boolean | null> {
  const fits = await inTurn(() => verify(storedHash ?? DECOY, normalized(password)));
  return fits === null ? null : fits && storedHash !== null;
}

/** 'ü' is one letter or two, as the keyboard likes; a password is the same on all of them. */
function normalized(password: string): string {
  return password.normalize("NFKC");
}
