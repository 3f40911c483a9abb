import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readForm } from "~/http/read-form.server";
import { multipartOf } from "./browser";

const MB = 1024 * 1024;

const schema = z.object({
  category: z.string().default("general"),
  file: z.array(z.instanceof(File), "Keine Datei").min(1, "Keine Datei"),
});

function upload(sizes: readonly number[], fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [index, size] of sizes.entries()) body.append("file", new File([new Uint8Array(size)], size === 0 ? "" : `${index.toString()}.png`));
  return multipartOf(body);
}

async function thrownStatus(work: Promise<unknown>) {
  const thrown: unknown = await work.catch((reason: unknown) => reason);
  return thrown instanceof Response ? thrown.status : thrown;
}

describe("a form with several files", () => {
  it("contains all of them in their order", async () => {
    const form = await readForm(upload([3, 1, 2], { category: "team" }), schema);
    expect(form.ok && form.value.category).toBe("team");
    expect(form.ok && form.value.file.map(({ name, size }) => `${name} ${size.toString()}`)).toEqual(["0.png 3", "1.png 1", "2.png 2"]);
  });

  it("ignores empty file inputs", async () => {
    expect(await readForm(upload([0]), schema)).toMatchObject({ ok: false, reply: { error: { file: ["Keine Datei"] } } });
    expect(await readForm(upload([]), schema)).toMatchObject({ ok: false, reply: { error: { file: ["Keine Datei"] } } });
  });

  it("accepts no text as a file", async () => {
    expect(await readForm(upload([1], { file: "text" }), schema)).toMatchObject({ ok: false });
  });

  it("is limited in the number of files, in the size of each and in their total", async () => {
    expect((await readForm(upload(Array.from({ length: 10 }, () => 2 * MB)), schema)).ok).toBe(true);
    const refused = { ok: false, reply: { initialValue: { category: "team" }, error: { file: ["Auf einmal gehen höchstens 10 Dateien mit zusammen 20 MB."] } } };
    expect(await readForm(upload(Array.from({ length: 11 }, () => 1), { category: "team" }), schema)).toMatchObject(refused);
    expect(await readForm(upload([5, 5, 5, 5, 2].map((size) => size * MB), { category: "team" }), schema)).toMatchObject(refused);
    const one = await readForm(upload([40 * MB, 3]), schema);
    expect(one.ok && one.value.file.map(({ size }) => size > 5 * MB && size < 6 * MB)).toEqual([true, false]);
    expect(await thrownStatus(readForm(upload([40 * MB, 30 * MB]), schema))).toBe(413);
  });

  it("does not depend on the size of the chunks", async () => {
    const whole = upload([3, 0, 5000], { category: "team" });
    const [bytes, type] = [new Uint8Array(await whole.arrayBuffer()), whole.headers.get("Content-Type") ?? ""];
    for (const size of [1, 7, 61, 1024]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
      const init: RequestInit = { method: "POST", headers: { "Content-Type": type }, body: streamOf(pieces), duplex: "half" };
      const form = await readForm(new Request("http://site.example/", init), schema);
      expect(form.ok && [form.value.category, ...form.value.file.map((file) => file.size)]).toEqual(["team", 3, 5000]);
    }
  });
});

function streamOf(pieces: readonly Uint8Array[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}
