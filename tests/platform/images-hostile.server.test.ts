import { describe, expect, it } from "vitest";
import { encodeImage } from "~/platform/images.server";
import { hostileFiles } from "./hostile-files";
import { scanBomb } from "./image-corpus";
import { faultOfPicture } from "./our-picture";

const SEED = 20_261_121;
const COUNT = 504;

/** One after another, like the encoder's queue. */
async function outcomesOf(files: readonly File[]) {
  const outcomes: string[] = [];
  for (const file of files) outcomes.push(await outcomeOf(file));
  return outcomes;
}

async function outcomeOf(file: File): Promise<string> {
  const result = await encodeImage(Buffer.from(await file.arrayBuffer()));
  if (!result.ok) return result.reason;
  const faults = await Promise.all(result.variants.map(({ bytes }) => faultOfPicture(bytes)));
  return faults.find((fault) => fault !== null) ?? "ours";
}

describe("hostile files", () => {
  it("become valid pictures or are refused with a reason", async () => {
    const outcomes = await outcomesOf(await hostileFiles(SEED, COUNT));
    const odd = outcomes.filter((outcome) => !["ours", "wrongType", "tooManyPixels", "broken"].includes(outcome));
    expect(odd).toEqual([]);
    const made = outcomes.filter((outcome) => outcome === "ours").length;
    expect(made).toBeGreaterThan(150);
    expect(made).toBeLessThan(COUNT / 2);
    expect(new Set(outcomes).size).toBe(4);
  });

  it("are refused if they are a JPEG with more scans than any program writes", async () => {
    expect(await encodeImage(scanBomb(20))).toMatchObject({ ok: true });
    expect(await encodeImage(scanBomb(2_000))).toEqual({ ok: false, reason: "broken" });
  });
});
