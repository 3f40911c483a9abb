import { describe, expect, it } from "vitest";
import { createCutter } from "~/http/cut-body";

const part = (name: string, text: string, file = "") => `--cut\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${text}\r\n`;

const BODY = Buffer.from(`${part("name", "Ada")}${part("photo", "x".repeat(3_000), "a.jpg")}${part("text", "\r\n--cu is no end")}--cut--\r\n`);

/** What remains of the body when it arrives in chunks of this length. */
function cutInPieces(size: number) {
  const cutter = createCutter("cut", { part: 10_000, file: 2_000, total: 20_000 });
  const pieces = Array.from({ length: Math.ceil(BODY.length / size) }, (_, index) => BODY.subarray(index * size, (index + 1) * size));
  const kept = Buffer.concat([...pieces.flatMap((piece) => cutter.take(piece)), cutter.rest()]).toString();
  return { kept, isOver: cutter.isOverTotal() };
}

describe("a body with truncated parts", () => {
  const whole = cutInPieces(BODY.length);

  it("keeps short parts, and the start of a file that is too long", () => {
    expect(whole.kept).toContain("Ada");
    expect(whole.kept).toContain("\r\n--cu is no end\r\n--cut--");
    expect(/x+/.exec(whole.kept)?.[0].length).toBeLessThan(2_000);
  });

  it("takes a part for a file whose head is too long to be read", () => {
    const cutter = createCutter("cut", { part: 10_000, file: 2_000, total: 20_000 });
    const kept = cutter.take(Buffer.from(part("n".repeat(2_000), "x".repeat(5_000), "a.jpg")));
    expect(Buffer.concat([...kept, cutter.rest()]).length).toBeLessThan(2_100);
  });

  it("does not depend on the size of the chunks", () => {
    for (const size of [1, 2, 5, 6, 7, 8, 9, 31, 64, 1_000, 3_100]) expect(cutInPieces(size), `pieces of ${size}`).toEqual(whole);
  });
});
