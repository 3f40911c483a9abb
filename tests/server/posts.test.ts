import { createHash, randomBytes } from "node:crypto";
import { type FileHandle, mkdtemp, open, readdir, rm } from "node:fs/promises";
import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { until } from "../harness/until";
import { ask, OWN_FORM } from "./ask";
import { createKeepers } from "../../server/posts/keepers";
import { type Ending, readPieces } from "../../server/posts/read-pieces";
import { portOf, sessionIn, type SmallSite, startSmallSite } from "./small-site";

const KB = 1024;
const MB = 1024 * KB;

const readsAll = async (request: Request) => new Response(await request.text());

const MULTIPART = { ...OWN_FORM, "Content-Type": "multipart/form-data; boundary=cut" };

const part = (head: string, content: string) => `--cut\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

/** Begins a post that sends one byte and then nothing. */
function slowPost(site: SmallSite, headers: Record<string, string> = {}) {
  const post = request({ host: "127.0.0.1", port: site.port, path: "/admin/team/new", method: "POST", agent: false, headers: { ...OWN_FORM, ...headers } });
  post.on("error", () => undefined).write("a");
  return post;
}

describe("a post", () => {
  it("runs only when it is complete: a slow sender takes no place in the app", async () => {
    const site = await startSmallSite({ handler: readsAll, settings: { trustProxy: 1 } });
    let arrived = 0;
    site.server.on("request", () => (arrived += 1));
    const crowd = Array.from({ length: 150 }, (_, index) => slowPost(site, { "X-Forwarded-For": `192.0.2.${index}` }));
    await until("all of them have begun", () => Promise.resolve(arrived === crowd.length));
    const other = { method: "POST", headers: { ...OWN_FORM, "X-Forwarded-For": "198.51.100.1" }, body: "name=Alba" };
    expect((await site.ask("/admin/team/new", other)).text).toBe("name=Alba");
    expect((await site.ask("/x")).status).toBe(200);
    expect(site.reached).toHaveLength(2);
    for (const post of crowd) post.destroy();
  });

  it("counts as a possible write from its arrival until its answer", async () => {
    const events: string[] = [];
    const writing = () => {
      events.push("may write");
      return () => events.push("is over");
    };
    const handler = async (request: Request) => {
      events.push(`in the app: ${await request.text()}`);
      return new Response("stored");
    };
    const site = await startSmallSite({ handler, writing });
    const post = slowPost(site);
    await until("the post has begun", async () => (await connections(site)) === 1);
    expect((await site.ask("/team")).status).toBe(200);
    expect(events).toEqual(["in the app: "]);
    post.end();
    await until("the post is over", () => Promise.resolve(events.includes("is over")));
    expect(events.slice(1)).toEqual(["may write", "in the app: a", "is over"]);
  });

  it.each([[200, false], [303, false], [422, true], [503, true]])("that is answered with %i counts as failed: %s", async (status, wanted) => {
    const failed: boolean[] = [];
    const site = await startSmallSite({ handler: () => new Response(null, { status, headers: { Location: "/x" } }), writing: () => (hasFailed) => void failed.push(hasFailed) });
    await site.ask("/admin/team/new", { method: "POST", headers: OWN_FORM, body: "a=b" });
    await until("the post is over", () => Promise.resolve(failed.length > 0));
    expect(failed).toEqual([wanted]);
  });

  it("does not count as a possible write if its sender has left", async () => {
    let writers = 0;
    const site = await startSmallSite({ handler: readsAll, writing: () => ((writers += 1), () => (writers -= 1)) });
    const post = slowPost(site);
    await until("the post has begun", async () => (await connections(site)) === 1);
    post.destroy();
    await until("its sender has left", async () => (await connections(site)) === 0);
    expect([writers, site.reached]).toEqual([0, []]);
  });

  it("waits while twenty posts of its network are arriving, but not for other networks, even after some have finished", async () => {
    const site = await startSmallSite({ handler: readsAll, settings: { trustProxy: 1 } });
    const from = (address: string) => ({ ...OWN_FORM, "X-Forwarded-For": address });
    let arrived = 0;
    site.server.on("request", () => (arrived += 1));
    const crowd = Array.from({ length: 20 }, (_, index) => slowPost(site, from(`2001:db8::${index + 1}`)));
    await until("all of them have begun", () => Promise.resolve(arrived === crowd.length));
    for (const turn of [0, 1]) {
      let isAnswered = false;
      const same = ask(site.port, "/x", { method: "POST", headers: from("2001:db8::ffff"), body: "same" }).then(({ text }) => {
        isAnswered = true;
        return text;
      });
      expect((await site.ask("/x", { method: "POST", headers: from("2001:db8:0:1::1"), body: "other" })).text).toBe("other");
      expect(isAnswered).toBe(false);
      crowd[turn]?.end();
      expect(await same).toBe("same");
      const before = arrived;
      crowd.push(slowPost(site, from("2001:db8::fffe")));
      await until("another post has begun", () => Promise.resolve(arrived > before));
    }
    for (const post of crowd) post.destroy();
  });

  it("is too large if its text is, even beside files of a visitor without a session", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const body = `${part('name="file"; filename="a.jpg"', "x".repeat(KB))}${part('name="bio"', "b".repeat(300 * KB))}--cut--\r\n`;
    expect((await site.ask("/admin/team/new", { method: "POST", headers: MULTIPART, body })).status).toBe(413);
    expect(site.reached).toEqual([]);
  });

  it("passes if its session cannot be looked up, so that its text can be given back", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const headers = { ...OWN_FORM, ...(await sessionIn(site)) };
    site.database.exec("ALTER TABLE sessions RENAME TO sessions_away");
    expect((await site.ask("/admin/team/new", { method: "POST", headers, body: "name=Alba" })).text).toBe("name=Alba");
  });

  it("is marked as having cut files if its session cannot be looked up, so that they do not count as damaged", async () => {
    const site = await startSmallSite({ handler: async ({ headers }) => new Response(headers.get("x-calima-without-files") ?? "whole") });
    const body = `${part('name="file"; filename="a.jpg"', "x".repeat(5 * KB))}--cut--\r\n`;
    const send = async (headers: Record<string, string>) => (await site.ask("/admin/team/new", { method: "POST", headers, body })).text;
    const own = { ...MULTIPART, ...(await sessionIn(site)) };
    expect(await send(own)).toBe("whole");
    site.database.exec("ALTER TABLE sessions RENAME TO sessions_away");
    expect([await send(own), await send(MULTIPART)]).toEqual(["database", "whole"]);
  });

  it("keeps its text and the beginnings of its files without a session, however large these are", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const file = "x".repeat(5 * MB);
    const text = "Ein langer Text; filename=keiner. ".repeat(3_000);
    const body = `${part('name="file"; filename="a.jpg"', file)}${part('name="bio"', text)}--cut--\r\n`;
    const kept = (await site.ask("/admin/team/new", { method: "POST", headers: MULTIPART, body })).text;
    expect(kept).toContain(`${part('name="bio"', text)}--cut--\r\n`);
    expect(kept).toContain('filename="a.jpg"\r\n\r\nxxx');
    expect(kept.length).toBeLessThan(text.length + 2 * KB);
    const whole = (await site.ask("/admin/team/new", { method: "POST", headers: { ...MULTIPART, ...(await sessionIn(site)) }, body })).text;
    expect(whole === body).toBe(true);
  });

  it("of staff is on the disk without a file name while it arrives", async () => {
    const folder = await mkdtemp(join(tmpdir(), "calima-uploads-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const keeper = await createKeepers(folder, () => undefined).onDisk(MULTIPART["Content-Type"], { network: "192.0.2.1", isStaff: true });
    expect(await keeper.take(Buffer.from("a"))).toBe(null);
    expect([keeper.post().bytes, await readdir(folder)]).toEqual([1, []]);
    keeper.drop();
  });

  it("of staff passes if the disk cannot be written, unless it is large: then the answer is 503, and the error is reported", async () => {
    const site = await startSmallSite({ handler: readsAll, settings: { uploadFolder: "/nowhere" } });
    const headers = { ...MULTIPART, ...(await sessionIn(site)) };
    const bodyOf = (fileBytes: number) => `${part('name="bio"', "Ein Text")}${part('name="file"; filename="a.jpg"', "x".repeat(fileBytes))}--cut--\r\n`;
    const small = await site.ask("/admin/team/new", { method: "POST", headers, body: bodyOf(200 * KB) });
    expect([small.status, small.text === bodyOf(200 * KB)]).toEqual([200, true]);
    expect(site.errors).toEqual([]);
    const large = await site.ask("/admin/team/new", { method: "POST", headers, body: bodyOf(2 * MB) });
    expect([large.status, large.headers["retry-after"]]).toEqual([503, "5"]);
    expect(site.errors).toHaveLength(1);
  });

  it.each([
    ["its text", 100 * KB],
    ["its picture", 1 * MB],
  ])("of staff keeps its text if the disk becomes full during %s, and the app is told", async (_, room) => {
    const site = await startSmallSite({ handler: async (request) => new Response(`${request.headers.get("x-calima-without-files") ?? "all"} ${await request.text()}`) });
    const headers = { ...MULTIPART, ...(await sessionIn(site)), "x-calima-without-files": "space" };
    const file = part('name="file"; filename="a.jpg"', "x".repeat(2 * MB));
    const [before, after] = [part('name="bio"', "bio".repeat(60_000)), part('name="name"', "name".repeat(10_000))];
    const body = `${before}${file}${after}--cut--\r\n`;
    expect((await site.ask("/admin/team/new", { method: "POST", headers, body })).text === `all ${body}`).toBe(true);
    await fillDiskAfter(room);
    const { text } = await site.ask("/admin/team/new", { method: "POST", headers, body });
    expect(text.startsWith(`space ${before}--cut\r\n`)).toBe(true);
    expect(text.endsWith(`xxx\r\n${after}--cut--\r\n`)).toBe(true);
    expect(text.length).toBeLessThan(body.length - 2 * MB + 2 * KB);
    expect(site.errors).toHaveLength(1);
  });

  it("of staff who leave while their text is read back from a full disk takes no memory any more", async () => {
    const errors: unknown[] = [];
    const keepers = createKeepers(tmpdir(), (error) => errors.push(error));
    const [contentType, sender] = [MULTIPART["Content-Type"], { network: "192.0.2.1", isStaff: true }];
    const text = Buffer.from(part('name="bio"', "b".repeat(200 * KB)));
    const kept = await Promise.all(Array.from({ length: 80 }, () => keepers.onDisk(contentType, sender)));
    for (const keeper of kept) expect(await keeper.take(text)).toBe(null);
    await fillDiskAfter(0);
    for (const keeper of kept) {
      const stop = await atSecondPiece(keeper.drop);
      await Promise.resolve(keeper.take(text)).catch(() => undefined);
      stop();
    }
    expect(errors).toHaveLength(80);
    expect(await keepers.inMemory(contentType, sender).take(text)).toBe(null);
  });

  it("of staff is refused while all uploads together are too large for the disk, until there is room again", async () => {
    const files = await prototypeOfFiles();
    // nothing is written, because nobody reads the half gigabyte
    const spy = vi.spyOn(files, "appendFile").mockResolvedValue(undefined);
    onTestFinished(() => spy.mockRestore());
    const keepers = createKeepers(tmpdir(), () => undefined);
    const [contentType, sender] = [MULTIPART["Content-Type"], { network: "192.0.2.1", isStaff: true }];
    const kept = await Promise.all(Array.from({ length: 9 }, () => keepers.onDisk(contentType, sender)));
    const piece = Buffer.alloc(60 * MB);
    const refusals: unknown[] = [];
    for (const keeper of kept) refusals.push(await keeper.take(piece));
    expect(refusals).toEqual([...Array<null>(8).fill(null), "busy"]);
    for (const keeper of kept) keeper.drop();
    const next = await keepers.onDisk(contentType, sender);
    expect(await next.take(piece)).toBe(null);
    next.drop();
  });

  it("of staff leaves no file open after its answer", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const headers = { ...MULTIPART, ...(await sessionIn(site)) };
    const reads = vi.spyOn(await prototypeOfFiles(), "read");
    onTestFinished(() => reads.mockRestore());
    const body = `${part('name="file"; filename="a.jpg"', "x".repeat(300 * KB))}--cut--\r\n`;
    expect((await site.ask("/admin/team/new", { method: "POST", headers, body })).status).toBe(200);
    await until("the file is closed", () => Promise.resolve(reads.mock.contexts.some(isClosed)));
  });

  it("of staff leaves no file open if the disk fails", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const headers = { ...MULTIPART, ...(await sessionIn(site)) };
    const writes = vi.spyOn(await prototypeOfFiles(), "appendFile").mockRejectedValue(new Error("EIO: i/o error, write"));
    onTestFinished(() => writes.mockRestore());
    const body = `${part('name="file"; filename="a.jpg"', "x".repeat(300 * KB))}--cut--\r\n`;
    expect((await site.ask("/admin/team/new", { method: "POST", headers, body })).status).toBe(503);
    await until("the file is closed", () => Promise.resolve(writes.mock.contexts.some(isClosed)));
    expect(site.errors).toHaveLength(1);
  });

  it("of staff waits while two large ones are in the app, but other posts do not", async () => {
    const inside: (() => void)[] = [];
    const site = await startSmallSite({
      handler: async ({ url }) => {
        if (url.endsWith("/new")) await new Promise<void>((resolve) => inside.push(resolve));
        return new Response("stored");
      },
    });
    let arrived = 0;
    site.server.on("request", (message: IncomingMessage) => message.once("end", () => (arrived += 1)));
    const body = `${part('name="file"; filename="a.jpg"', "x".repeat(7 * MB))}--cut--\r\n`;
    const post = { method: "POST", headers: { ...MULTIPART, ...(await sessionIn(site)) }, body };
    const uploads = [1, 2, 3].map(() => site.ask("/admin/team/new", post));
    await until("all of them have arrived", () => Promise.resolve(arrived === uploads.length));
    await until("two are in the app", () => Promise.resolve(inside.length >= 2));
    expect((await site.ask("/x", { method: "POST", headers: OWN_FORM, body: "name=Alba" })).text).toBe("stored");
    expect(inside).toHaveLength(2);
    inside[0]?.();
    await until("the third one is in the app", () => Promise.resolve(inside.length === 3));
    for (const end of inside) end();
    expect((await Promise.all(uploads)).map(({ text }) => text)).toEqual(uploads.map(() => "stored"));
  });

  it("of staff who leave while it waits for two large ones never reaches the app", async () => {
    const inside: (() => void)[] = [];
    const site = await startSmallSite({
      handler: async () => {
        await new Promise<void>((resolve) => inside.push(resolve));
        return new Response("stored");
      },
    });
    const [body, headers] = [`${part('name="file"; filename="a.jpg"', "x".repeat(7 * MB))}--cut--\r\n`, { ...MULTIPART, ...(await sessionIn(site)) }];
    const uploads = [1, 2].map(() => site.ask("/admin/team/new", { method: "POST", headers, body }));
    await until("two are in the app", () => Promise.resolve(inside.length === 2));
    const hasArrived = new Promise((resolve) => site.server.once("request", (message: IncomingMessage) => message.once("end", resolve)));
    const third = request({ host: "127.0.0.1", port: site.port, path: "/admin/team/new", method: "POST", agent: false, headers }).on("error", () => undefined);
    third.end(body);
    await hasArrived;
    third.destroy();
    await until("the third has left", async () => (await connections(site)) === 2);
    for (const end of inside) end();
    expect((await Promise.all(uploads)).map(({ text }) => text)).toEqual(["stored", "stored"]);
    expect(site.reached).toHaveLength(2);
  });

  it("of staff arrives unchanged, whatever its size", async () => {
    const site = await startSmallSite({ handler: async (request) => new Response(createHash("sha256").update(Buffer.from(await request.arrayBuffer())).digest("hex")) });
    const headers = { ...MULTIPART, ...(await sessionIn(site)) };
    for (let size = 1; size < 3 * MB; size = Math.ceil(size * 1.03)) {
      const body = randomBytes(size);
      const { text } = await site.ask("/admin/team/new", { method: "POST", headers, body });
      expect(text, `${size} bytes`).toBe(createHash("sha256").update(body).digest("hex"));
    }
  });

  it("is accepted from staff and from other networks while three networks slowly send as much as they may", async () => {
    const site = await startSmallSite({ handler: readsAll, settings: { trustProxy: 1 } });
    const crowd = Array.from({ length: 60 }, (_, index) => slowLargePost(site, `192.0.2.${index % 3}`));
    for (const network of [0, 1, 2]) expect(await Promise.race(crowd.filter((_one, index) => index % 3 === network).map(({ status }) => status))).toBe(503);
    const largest = { method: "POST", headers: { ...OWN_FORM, "X-Forwarded-For": "198.51.100.1" }, body: "d".repeat(256 * KB) };
    expect((await site.ask("/x", largest)).text).toBe(largest.body);
    expect((await site.ask("/x", { ...largest, headers: { ...largest.headers, ...(await sessionIn(site)) } })).text).toBe(largest.body);
    for (const { post } of crowd) post.destroy();
  });

  it("of a visitor is refused while the forms of all visitors together are too large for the memory, but one of staff is accepted", async () => {
    const site = await startSmallSite({ handler: readsAll, settings: { trustProxy: 1 } });
    const crowd = Array.from({ length: 60 }, (_, index) => slowLargePost(site, `192.0.2.${index}`));
    expect(await Promise.race(crowd.map(({ status }) => status))).toBe(503);
    const form = { method: "POST", headers: OWN_FORM, body: "c".repeat(256 * KB) };
    expect((await site.ask("/x", form)).status).toBe(503);
    expect((await site.ask("/x", { ...form, headers: { ...OWN_FORM, ...(await sessionIn(site)) } })).text).toBe(form.body);
    for (const { post } of crowd) post.destroy();
    await until("there is room again", async () => (await site.ask("/x", form)).text === form.body);
  });
});

/** Writes half of the piece that fills the disk, as the system does. */
async function fillDiskAfter(bytes: number) {
  const files = await prototypeOfFiles();
  const { appendFile } = files;
  let left = bytes;
  const spy = vi.spyOn(files, "appendFile").mockImplementation(async function (this: FileHandle, piece) {
    left -= piece.length;
    if (left >= 0) return appendFile.call(this, piece);
    await appendFile.call(this, piece.subarray(0, piece.length / 2));
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  });
  onTestFinished(() => spy.mockRestore());
}

/** Returns a function that ends it. */
async function atSecondPiece(work: () => void) {
  const files = await prototypeOfFiles();
  const { read } = files;
  let pieces = 0;
  const spy = vi.spyOn(files, "read").mockImplementation(async function (this: FileHandle, ...asked) {
    const piece = await read.apply(this, asked);
    pieces += 1;
    if (pieces === 2) work();
    return piece;
  });
  return () => spy.mockRestore();
}

async function prototypeOfFiles(): Promise<Files> {
  const some = await open(import.meta.filename);
  const files = Reflect.getPrototypeOf(some);
  await some.close();
  if (!areFiles(files)) throw new Error("file handles have another prototype");
  return files;
}

type Files = { appendFile: (piece: Buffer) => Promise<void>; read: (...asked: unknown[]) => Promise<object> };

function areFiles(prototype: object | null): prototype is Files {
  return prototype !== null && "appendFile" in prototype && "read" in prototype;
}

function isClosed(file: unknown): boolean {
  return typeof file === "object" && file !== null && "fd" in file && file.fd === -1;
}

/** Begins a post of almost the maximum size, and then sends nothing. */
function slowLargePost(site: SmallSite, address: string) {
  const post = slowPost(site, { "X-Forwarded-For": address });
  const status = new Promise<number>((resolve) => post.once("response", ({ statusCode = 0 }) => resolve(statusCode)).once("close", () => resolve(0)));
  post.write("b".repeat(250 * KB));
  return { post, status };
}

describe("a body", () => {
  it("is abandoned if it does not end in time, or if its sender leaves", async () => {
    const endings: Promise<Ending>[] = [];
    const server = createServer((message) => endings.push(readPieces(message, endings.length === 0 ? 50 : 60_000, () => null))).listen(0, "127.0.0.1");
    await once(server, "listening");
    const send = () => request({ host: "127.0.0.1", port: portOf(server), method: "POST", agent: false }).on("error", () => undefined);
    const [slow, leaving] = [send(), send()];
    slow.write("a");
    await until("the first has begun", () => Promise.resolve(endings.length === 1));
    leaving.write("a");
    await until("the second has begun", () => Promise.resolve(endings.length === 2));
    leaving.destroy();
    expect(await Promise.all(endings)).toEqual(["tooSlow", "left"]);
    slow.destroy();
    server.close();
  });

  it.each([["is whole only when its last piece is kept", null, "whole"], ["is refused even if only its last piece is", "busy", "busy"]] as const)("%s", async (_, refusal, ending) => {
    let isKept = false;
    const arrived: IncomingMessage[] = [];
    const server = createServer((message) => void arrived.push(message)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const post = request({ host: "127.0.0.1", port: portOf(server), method: "POST", agent: false }).on("error", () => undefined);
    post.end("all");
    await until("all has arrived", () => Promise.resolve(arrived[0]?.complete === true));
    const [message] = arrived;
    if (!message) throw new Error("no request has arrived");
    const keep = async () => {
      await setTimeout(50);
      isKept = true;
      return refusal;
    };
    expect([await readPieces(message, 60_000, keep), isKept]).toEqual([ending, true]);
    post.destroy();
    server.close();
  });

  it("in far more pieces than a normal client sends is not read further: its connection is closed", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const headers = Object.entries({ ...OWN_FORM, Host: "site.example", "Transfer-Encoding": "chunked" }).map((field) => `${field.join(": ")}\r\n`);
    const socket = connect(site.port, "127.0.0.1").on("error", () => undefined);
    let answered = 0;
    socket.on("data", ({ length }: Buffer) => (answered += length));
    socket.write(`POST /admin/team/new HTTP/1.1\r\n${headers.join("")}\r\n${"1\r\nx\r\n".repeat(21_000)}`);
    await once(socket, "close");
    expect([answered, site.reached]).toEqual([0, []]);
  });

  it("is not waited for if its sender left before it was read", async () => {
    const arrived: IncomingMessage[] = [];
    const server = createServer((request) => void arrived.push(request)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const leaving = request({ host: "127.0.0.1", port: portOf(server), method: "POST", agent: false }).on("error", () => undefined);
    leaving.write("a");
    await until("the post has begun", () => Promise.resolve(arrived.length === 1));
    const [message] = arrived;
    if (!message) throw new Error("no request has arrived");
    message.on("error", () => undefined);
    leaving.destroy();
    await until("the server notices it", () => Promise.resolve(message.destroyed));
    expect(await readPieces(message, 60_000, () => null)).toBe("left");
    server.close();
  });
});

function connections({ server }: SmallSite): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
