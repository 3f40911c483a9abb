import { findSessionUser, startSession } from "~/domain/people/access/sessions.server";
import { bytesOfBase32, codeOf, stepAt } from "~/domain/people/second-factor/codes.server";
import { type Doer, switchSecondFactorOn } from "~/domain/people/second-factor/factor-changes.server";
import { newEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { write } from "~/platform/database.server";
import { employ, HOME, PASSWORD, somewhereNew } from "../access/factories";

/** What an app shows for a secret now, or some steps of 30 seconds later. */
export function shownBy(secret: string, steps = 0): string {
  return codeOf(bytesOfBase32(secret), stepAt(new Date()) + steps);
}

/** Somebody who is logged in. */
export async function comeIn(role = "admin") {
  const person = await employ({ role });
  const sessionId = await write((tx) => startSession(tx, { userId: person.userId, visit: HOME }));
  const user = await findSessionUser(sessionId);
  if (user === null) throw new Error("nobody came in");
  return { ...person, sessionId, doer: { user, sessionId } };
}

/** What else switching on asks for, all right. */
export function proofOf({ doer }: { doer: Doer }) {
  return { doer, address: somewhereNew().address, password: PASSWORD };
}

/** Somebody who is logged in and has set a second factor up one step ago, so that the code of now has not counted yet. */
export async function comeInWithPhone(role = "admin") {
  const person = await comeIn(role);
  const enrolmentToken = newEnrolmentToken(person.userId);
  const result = await switchSecondFactorOn({ ...proofOf(person), enrolmentToken, code: shownBy(enrolmentToken.secret, -1) });
  if (!result.ok) throw new Error(`not switched on: ${result.reason}`);
  return { ...person, secret: enrolmentToken.secret, codes: enrolmentToken.codes };
}
