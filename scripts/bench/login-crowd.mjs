// A hundred people who log in at once, and again as soon as all are in, until the parent process says that it is enough.
// A process of its own: the visitor who is measured beside them must not wait for what the crowd's own requests cost.
// The parent says on which port; the answer, when the last ones are in, is how many logins there were.
import { once } from "node:events";
import { setPriority } from "node:os";
import { enter, PEOPLE } from "./login-form.mjs";

/** The crowd is spread over many machines in truth; here it lets the one visitor go first. */
const NICENESS = 19;

let isOver = false;

/** @param {number} port */
async function crowd(port) {
  let logins = 0;
  for (; !isOver; logins += PEOPLE) await Promise.all(Array.from({ length: PEOPLE }, (_, index) => enter(port, index)));
  return logins;
}

setPriority(NICENESS);
const [{ port }] = await once(process, "message");
process.once("message", () => {
  isOver = true;
});
process.send?.({ logins: await crowd(port) });
process.disconnect();
