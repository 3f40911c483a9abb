import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { z } from "zod";

/** argon2id with 19 MiB and two passes, the first choice of OWASP's Password Storage Cheat Sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves the processor to whoever wants it, and still gets a seventieth of it (sched(7): a weight of 15 against 1024). */
const NICENESS = 19;

/**
 * why a text: a thread begins with a file of its own, and the build makes one of all files. On Linux a priority is that
 * of the thread that asks for it (setpriority(2), "C library/kernel differences"); elsewhere it would be everybody's.
 */
const PROGRAM = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { hashSync, verifySync } = require(workerData.argon2);
  if (process.platform === "linux") require("node:os").setPriority(0, workerData.niceness);
  parentPort.on("message", ({ password, storedHash }) => {
    parentPort.postMessage(storedHash === null ? hashSync(password, workerData.cost) : verifySync(storedHash, password));
  });
`;

let running: Worker | undefined;

/** The hash to store. One call at a time. */
export async function hash(password: string): Promise<string> {
  return z.string().parse(await ask({ password, storedHash: null }));
}

/** Whether the hash is that of the password. One call at a time. */
export async function verify(storedHash: string, password: string): Promise<boolean> {
  return z.boolean().parse(await ask({ password, storedHash }));
}

/** Rejects with the error of a thread that broke; the next call starts another one. */
async function ask(question: { password: string; storedHash: string | null }): Promise<unknown> {
  const thread = (running ??= startThread());
  // why: nobody goes home while a password is looked at, and an idle thread keeps nobody from it
  thread.ref();
  thread.postMessage(question);
  const answers: unknown[] = await once(thread, "message").finally(() => {
    thread.unref();
  });
  return answers[0];
}

function startThread(): Worker {
  const argon2 = createRequire(import.meta.url).resolve("@node-rs/argon2");
  const thread = new Worker(PROGRAM, { eval: true, workerData: { argon2, cost: COST, niceness: NICENESS } });
  thread.once("exit", () => {
    running = undefined;
  });
  return thread;
}
