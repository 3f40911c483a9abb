// A program that lists what is wrong with this installation, line by line, and exits with 1 if something is.
//   npm run doctor
import { fileURLToPath } from "node:url";
import { readCommandLine } from "../command-line.mjs";
import { SENTENCES } from "./sentences";

readCommandLine("npm run doctor", {});

const WORDS = { ok: "ok     ", warning: "warning", wrong: "WRONG  " } as const;

/** Bad settings end the process where they are read, after one line that names them. */
const sayBadSettings = () => console.log(`${WORDS.wrong}  The settings cannot be read: the line above says why. Correct them, and run this command again.`);

process.once("exit", sayBadSettings);
const { checkInstallation } = await import("./check-installation");
process.off("exit", sayBadSettings);

// the built program is in `build/`, which is beside `prisma/`
const migrations = fileURLToPath(new URL("../prisma/migrations/", import.meta.url));

let wrong = 0;
for await (const { name, state, detail } of checkInstallation(migrations)) {
  console.log(`${WORDS[state]}  ${SENTENCES[name][state](detail)}`);
  if (state === "wrong") wrong += 1;
}
process.exitCode = wrong > 0 ? 1 : 0;
