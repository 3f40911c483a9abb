import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { outerEnvironment } from "./site";

const ROOT = join(import.meta.dirname, "../..");

/** Runs a command of the build as in the container. */
export async function runCommand(program: string, parameters: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [`build/${program}.js`, ...parameters], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    // the S3 client warns about this version of Node
    env: { ...outerEnvironment(), NODE_NO_WARNINGS: "1", ...environment },
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [output, errors, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { exitCode, output, errors };
}
