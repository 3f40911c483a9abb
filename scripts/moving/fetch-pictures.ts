import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { LARGEST_FILE_BYTES } from "../../app/domain/record/upload-rules";
import { candidatesOf } from "./moved-pictures";

const PATIENCE_MS = 30_000;

/** Downloads the addresses in `media.txt`, one a line, into `media/`, except existing files. Answers what failed. */
export async function fetchPictures(folder: string): Promise<string[]> {
  const list = await readFile(join(folder, "media.txt"), "utf8").catch(() => "");
  const faults: string[] = [];
  for (const address of new Set(list.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#")))) {
    await fetchPicture(address, join(folder, "media")).catch((error: unknown) => {
      faults.push(`media.txt: ${address} could not be fetched: ${reasonOf(error)}`);
    });
  }
  return faults;
}

async function fetchPicture(address: string, media: string): Promise<void> {
  const [path = ""] = candidatesOf(new URL(address).pathname);
  const file = resolve(media, path);
  if (!file.startsWith(resolve(media) + sep)) throw new Error("its path leads out of the folder");
  if (await stat(file).catch(() => null)) return;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`the answer is ${response.status.toString()}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > LARGEST_FILE_BYTES) throw new Error("it is larger than a picture may be");
  await mkdir(dirname(file), { recursive: true });
  // after an interruption, no partial picture counts as complete
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
