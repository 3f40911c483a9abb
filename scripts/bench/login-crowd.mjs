// A hundred people who log in in parallel, and again when all are in, until the parent process stops them.
// A separate process, so that the visitor who is measured does not wait for the crowd's own work.
// The parent sends the port; after the last logins this process answers how many there were.
import { once } from "node:events";
import { setPriority } from "node:os";
import { enter, PEOPLE } from "./login-form.mjs";

/** In reality the crowd is on many machines, so here it gives the measured visitor priority. */
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
