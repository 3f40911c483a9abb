import { describe, expect, it } from "vitest";
import { z } from "zod";
import { pictureFile } from "~/domain/record/field-schemas";
import { invalid, keepInForm, readForm, refuse } from "~/http/read-form.server";
import { multipartOf } from "./browser";

const schema = z.object({
  version: z.number().int(),
  name: z.string({ error: "Name fehlt" }),
  sort_order: z.number({ error: "Keine Zahl" }).optional(),
  is_active: z.boolean().default(false),
  services: z.array(z.string()).default([]),
  es: z.object({ bio: z.string().optional() }).default({}),
  image_url: z.string().optional(),
  password: z.string().min(8, "Passwort zu kurz").optional(),
  file: z.instanceof(File).refine((file) => file.type === "image/png", "Kein Bild").optional(),
});

const textSchema = schema.omit({ file: true });

describe("a valid form", () => {
  it("is read according to its schema", async () => {
    const fields = "version=3&name=Ana&is_active=on&services=radio&services=tv&es.bio=Hola";
    const form = await readForm(posted(fields), schema);
    expect(form).toMatchObject({
      ok: true,
      value: { version: 3, name: "Ana", is_active: true, services: ["radio", "tv"], es: { bio: "Hola" } },
    });
  });

  it("keeps its lines, without characters that a database refuses", async () => {
    const form = await readForm(posted("version=1&name=A%00na&es.bio=Uno%0D%0ADos%0DTres"), schema);
    expect(form).toMatchObject({ ok: true, value: { name: "Ana", es: { bio: "Uno\nDos\nTres" } } });
  });

  it("has spaces instead of the line breaks of Word and PowerPoint, and no control characters", async () => {
    const pasted = new URLSearchParams({ version: "1", name: "Regie\vund\u2028Schnitt\u0007", "es.bio": "Uno\tdos\ftres\u2029cuatro\u0085cin\u001fco" });
    expect(await readForm(posted(pasted.toString()), schema)).toMatchObject({ ok: true, value: { name: "Regie und Schnitt", es: { bio: "Uno\tdos tres cuatro cinco" } } });
  });

  it("has at most thirty marks on a letter, even if other characters were between them", async () => {
    const name = `Zoe${"\u0308\u0316".repeat(2_000)}\u0007${"\u0308".repeat(2_000)}!`;
    expect(await readForm(posted(new URLSearchParams({ version: "1", name }).toString()), schema)).toMatchObject({ ok: true, value: { name: `Zoe${"\u0308\u0316".repeat(15)}!` } });
  });

  it("contains its file", async () => {
    const form = await readForm(upload({ version: "1", name: "Ana", file: png("bytes") }), schema);
    expect(form.ok && (await form.value.file?.text())).toBe("bytes");
  });

  it.each([
    ["a browser", '; filename=""'],
    ["Node", ""],
  ])("ignores a file input that %s sends empty", async (_, filename) => {
    const head = 'Content-Disposition: form-data; name="';
    const empty = `--x\r\n${head}file"${filename}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n`;
    const field = (name: string, value: string) => `--x\r\n${head}${name}"\r\n\r\n${value}\r\n`;
    const read = (text: string) => readForm(requestOf(`${empty}${field("version", "1")}${text}--x--\r\n`, "multipart/form-data; boundary=x"), schema);
    const form = await read(field("name", "Ana"));
    expect(form).toMatchObject({ ok: true, value: { name: "Ana" } });
    expect(form.ok && form.value.file).toBeUndefined();
    expect(await read("")).toMatchObject({ ok: false, reply: { error: { name: ["Name fehlt"] } } });
    expect(await read("")).not.toHaveProperty("files.file");
  });

  it("contains an empty file that was chosen, so that its sender gets a message", async () => {
    const form = await readForm(upload({ version: "1", name: "Ana", file: new File([], "leer.png", { type: "image/png" }) }), schema);
    expect(form.ok && [form.value.file?.name, form.value.file?.size]).toEqual(["leer.png", 0]);
  });

  it("has the same id when it is sent again, and another one at another address", async () => {
    const idAt = async (path: string) => {
      const body = new URLSearchParams({ version: "1", name: "Ana" });
      return (await readForm(new Request(new URL(path, "http://localhost"), { method: "POST", body }), schema)).formId;
    };
    expect(await idAt("/a")).toBe(await idAt("/a"));
    expect(await idAt("/a")).not.toBe(await idAt("/b"));
  });

  it("contains the other person's text where the conflict page says so", async () => {
    const fields = "version=4&name=Mine&choice.name=stored&stored.name=Theirs&choice.es.bio=typed&es.bio=Mio&stored.es.bio=Suyo";
    const form = await readForm(posted(fields), schema);
    expect(form).toMatchObject({ ok: true, value: { name: "Theirs", es: { bio: "Mio" } } });
  });
});

describe("an invalid form", () => {
  it("comes back with every value and a message at its field", async () => {
    const form = await readForm(posted("version=3&name=&sort_order=viele&es.bio=Hola&services=tv"), schema);
    expect(form).toMatchObject({
      ok: false,
      reply: {
        status: "error",
        initialValue: { version: "3", sort_order: "viele", es: { bio: "Hola" }, services: "tv" },
        error: { name: ["Name fehlt"], sort_order: ["Keine Zahl"] },
      },
    });
  });

  it("has a German message where the schema has none", async () => {
    const form = await readForm(posted("name=Ana"), schema);
    expect(form.reply.error).toEqual({ version: ["Bitte füllen Sie dieses Feld aus."] });
  });

  it("never returns a password", async () => {
    const form = await readForm(posted("version=1&name=&password=geheim"), schema);
    expect(JSON.stringify(form)).not.toContain("geheim");
  });

  it("hands over a valid file to keep, but not a refused one", async () => {
    const form = await readForm(upload({ version: "1", name: "", file: png("bytes") }), schema);
    expect(form.ok ? [] : Object.keys(form.files)).toEqual(["file"]);
    const refused = await readForm(upload({ version: "1", name: "", file: new File(["x"], "x.txt") }), schema);
    expect(refused.ok ? [] : Object.keys(refused.files)).toEqual([]);
  });

  it("can be refused by the domain, keeps a value, and is answered with 422", async () => {
    const form = await readForm(posted("version=1&name=Ana"), schema);
    const reply = keepInForm(refuse(form.reply, { name: "Gibt es schon" }), { image_url: "/media/a.webp" });
    expect(reply).toMatchObject({ status: "error", error: { name: ["Gibt es schon"] } });
    expect(reply.initialValue).toMatchObject({ name: "Ana", image_url: "/media/a.webp" });
    expect(invalid(reply).init?.status).toBe(422);
  });
});

describe("unknown field names", () => {
  const forged = [
    "role=admin",
    "__proto__.admin=1",
    "constructor=1",
    "__intent__=%7B%22type%22%3A%22reset%22%2C%22payload%22%3A%7B%7D%7D",
    "__intent__=broken",
    "__state__=broken",
    "services[10000000]=x",
    "services[4294967294]=x",
    "services[100]=x",
    "name[0]=x",
    "es.bio.more=x",
    "es[bio]=x",
    `${"n".repeat(101)}=x`,
    "name=Second",
    "stored.role=admin&choice.role=stored",
  ];

  it.each(forged)("are neither read nor returned: %s", async (fields) => {
    const form = await readForm(posted(`version=1&name=Ana&${fields}`), textSchema);
    expect(form.reply.error).toEqual({ "": [expect.stringContaining("nicht mehr aktuell")] });
    expect(form.reply.initialValue).toEqual({ version: "1", name: "Ana" });
    expect(form.reply.fields).toEqual(["version", "name"]);
    expect(JSON.stringify(form.reply)).not.toMatch(/role|proto|constructor|intent|state__|Second|nnnn/);
  });

  it("may be indexes of a list, up to 99", async () => {
    const form = await readForm(posted("version=1&name=Ana&services[0]=radio&services[1]=tv"), textSchema);
    expect(form).toMatchObject({ ok: true, value: { services: ["radio", "tv"] } });
  });

  it("include a file for a text field", async () => {
    const form = await readForm(upload({ version: "1", name: new File(["x"], "x.txt") }), schema);
    expect(form.ok).toBe(false);
  });
});

describe("an unacceptable body", () => {
  it("is refused with 413 for more than 200 fields", async () => {
    const fields = Array.from({ length: 10_000 }, (_, index) => `f${String(index)}=1`).join("&");
    await expect(statusOf(readForm(posted(fields), textSchema))).resolves.toBe(413);
  });

  it("is refused with 413 for 300 KB of text, declared or not", async () => {
    const text = `name=${"x".repeat(300 * 1024)}`;
    await expect(statusOf(readForm(posted(text), textSchema))).resolves.toBe(413);
    await expect(statusOf(readForm(streamed(text), textSchema))).resolves.toBe(413);
  });

  it("is refused with 413 for that much text beside a file", async () => {
    const form = upload({ version: "1", name: "x".repeat(300 * 1024), file: png("bytes") });
    await expect(statusOf(readForm(form, schema))).resolves.toBe(413);
  });

  it("returns the typed values if only the file is too large", async () => {
    const large = upload({ version: "1", name: "Ana", file: png("x".repeat(30 * 1024 * 1024)), "es.bio": "Hola" });
    const form = await readForm(large, z.object({ version: z.string(), name: z.string(), es: z.object({ bio: z.string() }), file: pictureFile }));
    expect(form).toMatchObject({
      ok: false,
      files: {},
      reply: { initialValue: { name: "Ana", es: { bio: "Hola" } }, error: { file: ["Datei ist zu groß. Maximale Größe: 5MB."] } },
    });
  });

  it("is refused with 413 for more than 64 MB, a second file or an unknown file", async () => {
    const large = upload({ file: png("x".repeat(64 * 1024 * 1024)) });
    await expect(statusOf(readForm(large, schema))).resolves.toBe(413);
    await expect(statusOf(readForm(upload({ file: png("x"), other: png("y") }), schema))).resolves.toBe(413);
    await expect(statusOf(readForm(upload({ name: png("x") }), textSchema))).resolves.toBe(413);
  });

  it("is read only up to the limit", async () => {
    let sent = 0;
    const chunk = new TextEncoder().encode("x".repeat(64 * 1024));
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    await expect(statusOf(readForm(requestOf(endless, FORM_TYPE), textSchema))).resolves.toBe(413);
    expect(sent).toBeLessThan(512 * 1024);
  });

  it("is refused with 400 if it is no form", async () => {
    await expect(statusOf(readForm(requestOf("{}", "application/json"), schema))).resolves.toBe(400);
    await expect(statusOf(readForm(requestOf("--x\r\n", "multipart/form-data; boundary=x"), schema))).resolves.toBe(400);
  });

  it.each([
    ["a text", 'name="name"\r\n\r\nA\xff'],
    ["a name", 'name="\xff"\r\n\r\nAna'],
    ["the name of a file", 'name="file"; filename="\xff.png"\r\n\r\nbytes'],
  ])("is refused with 400 if %s beside files is not UTF-8", async (_, part) => {
    const body = Buffer.from(`--x\r\nContent-Disposition: form-data; ${part}\r\n--x--\r\n`, "latin1");
    await expect(statusOf(readForm(requestOf(new Blob([body]).stream(), "multipart/form-data; boundary=x"), schema))).resolves.toBe(400);
  });
});

const FORM_TYPE = "application/x-www-form-urlencoded";

function posted(fields: string): Request {
  return requestOf(fields, FORM_TYPE);
}

function streamed(fields: string): Request {
  return requestOf(new Blob([fields]).stream(), FORM_TYPE);
}

function requestOf(body: string | ReadableStream, type: string): Request {
  const init = { method: "POST", body, headers: { "Content-Type": type }, duplex: "half" } as const;
  return new Request("http://localhost/form", init);
}

function upload(fields: Record<string, string | File>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return multipartOf(body);
}

function png(bytes: string): File {
  return new File([bytes], "photo.png", { type: "image/png" });
}

async function statusOf(read: Promise<unknown>): Promise<number | null> {
  try {
    await read;
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status;
    throw thrown;
  }
}
