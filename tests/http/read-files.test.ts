import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readForm } from "~/http/read-form.server";

const MB = 1024 * 1024;

const schema = z.object({
  category: z.string().default("general"),
  file: z.array(z.instanceof(File), "Keine Datei").min(1, "Keine Datei"),
});

function upload(sizes: readonly number[], fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [index, size] of sizes.entries()) body.append("file", new File([new Uint8Array(size)], `${index.toString()}.png`));
  return new Request("http://site.example/admin/media/upload", { method: "POST", body });
}

async function thrownStatus(work: Promise<unknown>) {
  const thrown: unknown = await work.catch((reason: unknown) => reason);
  return thrown instanceof Response ? thrown.status : thrown;
}

describe("a form with several files", () => {
  it("brings them all, in their order", async () => {
    const form = await readForm(upload([3, 1, 2], { category: "team" }), schema);
    expect(form.ok && form.value.category).toBe("team");
    expect(form.ok && form.value.file.map(({ name, size }) => `${name} ${size.toString()}`)).toEqual(["0.png 3", "1.png 1", "2.png 2"]);
  });

  it("counts empty controls as no file", async () => {
    expect(await readForm(upload([0]), schema)).toMatchObject({ ok: false, reply: { error: { file: ["Keine Datei"] } } });
    expect(await readForm(upload([]), schema)).toMatchObject({ ok: false, reply: { error: { file: ["Keine Datei"] } } });
  });

  it("takes no text for a file", async () => {
    expect(await readForm(upload([1], { file: "text" }), schema)).toMatchObject({ ok: false });
  });

  it("has limits on how many, on each and on all together", async () => {
    expect((await readForm(upload(Array.from({ length: 10 }, () => 2 * MB)), schema)).ok).toBe(true);
    expect(await thrownStatus(readForm(upload(Array.from({ length: 11 }, () => 1)), schema))).toBe(413);
    expect(await thrownStatus(readForm(upload([6 * MB + 1]), schema))).toBe(413);
    expect(await thrownStatus(readForm(upload([5, 5, 5, 5, 2].map((size) => size * MB)), schema))).toBe(413);
  });
});
