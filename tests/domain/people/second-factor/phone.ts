import { type Doer, findSessionUser, startSession } from "~/domain/people/access/sessions.server";
import { bytesOfBase32, codeOf, stepAt } from "~/domain/people/second-factor/codes.server";
import { switchSecondFactorOn } from "~/domain/people/second-factor/factor-changes.server";
import { newEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { write } from "~/platform/database.server";
import { employ, HOME, PASSWORD, somewhereNew } from "../access/factories";

/** The code that an app shows now, or some steps of 30 seconds later. */
export function shownBy(secret: string, steps = 0): string {
  return codeOf(bytesOfBase32(secret), stepAt(new Date()) + steps);
}

export async function createLoggedInPerson(role = "admin") {
  const person = await employ({ role });
  const sessionId = await write((tx) => startSession(tx, { userId: person.userId, visit: HOME }));
  const user = await findSessionUser(sessionId);
  if (user === null) throw new Error("the person has no session");
  return { ...person, sessionId, doer: { user, sessionId } };
}

/** The other valid inputs for switching a second factor on. */
export function proofOf({ doer }: { doer: Omit<Doer, "address"> }) {
  return { ...doer, address: somewhereNew().address, password: PASSWORD };
}

/** Somebody who is logged in and set up a second factor one step ago, so that the current code is still unused. */
export async function createPersonWithPhone(role = "admin") {
  const person = await createLoggedInPerson(role);
  const enrolmentToken = newEnrolmentToken(person.userId);
  const result = await switchSecondFactorOn({ ...proofOf(person), enrolmentToken, code: shownBy(enrolmentToken.secret, -1) });
  if (!result.ok) throw new Error(`the second factor was not switched on: ${result.reason}`);
  return { ...person, secret: enrolmentToken.secret, codes: enrolmentToken.codes };
}
