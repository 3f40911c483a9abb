import { createHash } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { NeighbourOutage } from "~/platform/neighbour";
import { s3Storage } from "~/platform/storage-s3.server";
import { S3_KEYS, startS3Server } from "../harness/s3-server";
import { freePort } from "../../scripts/free-port.mjs";
import { until } from "../harness/until";

/** Only for servers that do not answer: others may answer late on a busy machine. */
const SHORT = { connectionTimeout: 600, requestTimeout: 600, socketTimeout: 600, whole: 1_000, stream: 1_000, pause: 1_200 };

beforeAll(() => void Object.assign(process.env, S3_KEYS));

/** A server that can be reached and answers as the test says. */
async function brokenServer(answer: RequestListener) {
  const server = createServer(answer);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port.toString()}`;
}

function storageAt(endpoint: string, limits: Partial<typeof SHORT> = {}) {
  return s3Storage({ bucket: "media", endpoint, region: "us-east-1" }, limits);
}

const CALLS = {
  put: (storage: ReturnType<typeof storageAt>) => storage.put("a.webp", Buffer.from("x")),
  open: (storage: ReturnType<typeof storageAt>) => storage.open("a.webp"),
  remove: (storage: ReturnType<typeof storageAt>) => storage.remove("a.webp"),
} as const;

describe.each(Object.entries(CALLS))("%s", (_, call) => {
  test("fails without a server", async () => {
    await expect(call(storageAt(`http://127.0.0.1:${(await freePort()).toString()}`))).rejects.toThrow();
  });

  test("fails when the server does not answer", async () => {
    await expect(call(storageAt(await brokenServer(() => undefined), SHORT))).rejects.toThrow();
  });

  test("fails when the server has an error or refuses us", async () => {
    for (const status of [500, 503, 403]) {
      const endpoint = await brokenServer((request, response) => request.resume().on("end", () => response.writeHead(status).end()));
      await expect(call(storageAt(endpoint))).rejects.toThrow();
    }
  });
});

test("a picture is sent with its checksum, so that the bucket refuses a changed one", async () => {
  let checksum: unknown;
  const endpoint = await brokenServer((request, response) => {
    checksum = request.headers["content-md5"];
    request.resume().on("end", () => response.writeHead(200, { ETag: '"1"' }).end());
  });
  await storageAt(endpoint).put("a.webp", Buffer.from("picture"));
  expect(checksum).toBe(createHash("md5").update("picture").digest("base64"));
});

test("a put fails when the server answers 200 but is not a bucket", async () => {
  const endpoint = await brokenServer((request, response) => request.resume().on("end", () => response.writeHead(200, { "Content-Type": "text/html" }).end("Welcome")));
  await expect(CALLS.put(storageAt(endpoint))).rejects.toThrow();
  await expect(storageAt(endpoint).put("a.tar", Readable.from([Buffer.from("x")]))).rejects.toThrow("without having stored");
});

test.each([
  ["a welcome page", "<html><body>Welcome</body></html>"],
  ["an empty body", ""],
  ["a truncated list without files", "<ListBucketResult><Name>b</Name><IsTruncated>true</IsTruncated></ListBucketResult>"],
  ["the same file repeatedly", "<ListBucketResult><Name>b</Name><IsTruncated>true</IsTruncated><Contents><Key>a.webp</Key></Contents></ListBucketResult>"],
])("a list fails when the server answers it with %s", async (_, body) => {
  const endpoint = await brokenServer((request, response) => request.resume().on("end", () => response.writeHead(200, { "Content-Type": "application/xml" }).end(body)));
  await expect(Readable.from(storageAt(endpoint).list()).toArray()).rejects.toThrow();
});

test("a refusal is no outage, even a late one, after which the next request is sent", async () => {
  let asked = 0;
  const endpoint = await brokenServer((request, response) => {
    asked += 1;
    request.resume().on("end", () => setTimeout(() => response.writeHead(403).end(), 150));
  });
  const storage = storageAt(endpoint, { pause: 400 });
  for (const call of [CALLS.put, CALLS.remove]) await expect(call(storage)).rejects.not.toBeInstanceOf(NeighbourOutage);
  expect(asked).toBe(2);
});

test("the parts of a long stream that breaks off are removed from the bucket", async () => {
  const asked: string[] = [];
  const endpoint = await brokenServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://s3");
    asked.push(`${request.method ?? ""} ${[...searchParams.keys()].filter((name) => name.startsWith("upload")).join()}`);
    const begun = "<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>";
    request.resume().on("end", () => response.writeHead(200, { ETag: '"1"' }).end(request.method === "POST" ? begun : ""));
  });
  const breaking = async function* () {
    yield Buffer.alloc(6_000_000);
    throw new Error("connection lost");
  };
  await expect(storageAt(endpoint).put("long.tar", Readable.from(breaking()))).rejects.toThrow("connection lost");
  expect(asked).toEqual(["POST uploads", "PUT uploadId", "DELETE uploadId"]);
});

test("a file that nobody reads to its end leaves no connection open", async () => {
  let isOpen = false;
  const endpoint = await brokenServer((_, response) => {
    isOpen = true;
    response.once("close", () => (isOpen = false));
    response.writeHead(200, { "Content-Length": "50000000", ETag: '"1"' }).write(Buffer.alloc(50_000_000));
  });
  const file = await s3Storage({ bucket: "media", endpoint, region: "us-east-1" }, { socketTimeout: 0 }).open("a.webp");
  await file?.stream[Symbol.asyncIterator]().next();
  file?.stream.destroy();
  await until("the connection is closed", () => Promise.resolve(!isOpen), 5_000);
});

describe("a bucket that hangs", () => {
  test("is not asked again for a while, and then tried by one request at a time until it answers", async () => {
    let asked = 0;
    let isSilent = true;
    const tried: unknown[] = [];
    const endpoint = await brokenServer((request, response) => {
      asked += 1;
      tried.push(request.url);
      if (!isSilent) request.resume().on("end", () => response.writeHead(204).end());
    });
    const storage = storageAt(endpoint, SHORT);
    await expect(storage.remove("a.webp")).rejects.toThrow(NeighbourOutage);
    const before = asked;
    await Promise.all(["b.webp", "c.webp"].map((key) => expect(storage.put(key, Buffer.from("x"))).rejects.toThrow(NeighbourOutage)));
    expect(asked).toBe(before);
    await until("one of two requests tries the bucket again", async () => {
      await Promise.allSettled(["d.webp", "e.webp"].map((key) => storage.remove(key)));
      return asked > before;
    });
    expect(new Set(tried.slice(before)).size).toBe(1);
    isSilent = false;
    await until("the bucket is tried again without a new failure", () => storage.remove("a.webp").then(() => true, () => false));
    await storage.remove("b.webp");
    expect(asked).toBeGreaterThan(before);
  });

  test("fails also when it drips its answer, before the file and within it", async () => {
    const endpoint = await brokenServer((request, response) => {
      const isFile = request.method === "GET";
      if (isFile) response.writeHead(200, { "Content-Length": "1000", ETag: '"1"' });
      const drip = setInterval(() => (isFile ? response.write("x") : response.socket?.write(dripped.shift() ?? "")), 100);
      const dripped = [..."HTTP/1.1 204 No Content and many more words than anybody waits for"];
      response.once("close", () => clearInterval(drip));
    });
    const file = await storageAt(endpoint, SHORT).open("a.webp");
    await expect(file && buffer(file.stream)).rejects.toThrow(NeighbourOutage);
    await expect(storageAt(endpoint, SHORT).remove("a.webp")).rejects.toThrow(NeighbourOutage);
  });

  test.each([
    ["a short answer", CALLS.remove],
    ["an answer to a long stream", (storage: ReturnType<typeof storageAt>) => storage.put("a.tar", Readable.from([Buffer.from("x")]))],
  ])("fails also when it starts %s and drips the rest, and its connection is closed", async (_, call) => {
    let open = 0;
    const endpoint = await brokenServer((request, response) => {
      open += 1;
      const drip = setInterval(() => response.write(" "), 100);
      request.resume().on("end", () => response.writeHead(200, { ETag: '"1"' }));
      response.once("close", () => {
        clearInterval(drip);
        open -= 1;
      });
    });
    await expect(call(storageAt(endpoint, SHORT))).rejects.toThrow(NeighbourOutage);
    await until("the connection is closed", () => Promise.resolve(open === 0));
  });
});

test.each([
  ["a put", 200, CALLS.put],
  ["a removal", 200, CALLS.remove],
  ["a list", 200, (storage: ReturnType<typeof storageAt>) => Readable.from(storage.list()).toArray()],
  ["the opening of a missing file", 404, CALLS.open],
  ["the put of a long stream", 200, (storage: ReturnType<typeof storageAt>) => storage.put("a.tar", Readable.from([Buffer.from("x")]))],
])("an endless answer to %s is not kept in memory", async (_, status, call) => {
  let sent = 0;
  const piece = Buffer.alloc(1_000_000, " ");
  const endpoint = await brokenServer((request, response) => {
    response.writeHead(status, { ETag: '"1"' });
    const more = () => {
      while (sent < 200 && (sent += 1) && response.write(piece));
    };
    request.resume().on("end", more);
    response.on("drain", more).on("error", () => undefined);
  });
  await expect(call(s3Storage({ bucket: "media", endpoint, region: "us-east-1" }, { whole: 5_000 }))).rejects.toThrow("an answer without end");
  expect(sent).toBeLessThan(100);
});

test("a file that stops in the middle is an error of its stream", async () => {
  const endpoint = await brokenServer((_, response) => {
    response.writeHead(200, { "Content-Length": "1000", ETag: '"1"' }).write("half");
  });
  const file = await storageAt(endpoint, SHORT).open("a.webp");
  expect(file?.size).toBe(1000);
  await expect(file && buffer(file.stream)).rejects.toThrow();
});

test.each([
  ["its length", { ETag: '"1"' }],
  ["its ETag", { "Content-Length": "10" }],
])("a file without %s is refused", async (_, headers) => {
  const endpoint = await brokenServer((_request, response) => void response.writeHead(200, headers).write("<html>"));
  await expect(storageAt(endpoint).open("a.webp")).rejects.toThrow("without a file");
});

test("files that a server lists outside of the prefix are ignored", async () => {
  const keys = ["or/site/c.tar", "of/site/a.tar", "of/site/b.tar"];
  const body = `<ListBucketResult><Name>b</Name>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("")}</ListBucketResult>`;
  const endpoint = await brokenServer((request, response) => request.resume().on("end", () => response.end(body)));
  const listed = await Readable.from(s3Storage({ bucket: "media", endpoint, region: "us-east-1", prefix: "of/site/" }).list()).toArray();
  expect(listed).toMatchObject([{ key: "a.tar" }, { key: "b.tar" }]);
});

test("readers who stopped in the middle of a picture block nobody else", async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const storage = s3Storage({ bucket: server.bucket, endpoint: server.endpoint, region: "us-east-1" }, { whole: 3_000 });
  const picture = Buffer.alloc(600_000, "picture");
  await storage.put("a.webp", picture);
  const stalled: (Readable | undefined)[] = [];
  onTestFinished(() => stalled.forEach((stream) => stream?.destroy()));
  for (let reader = 0; reader < 60; reader += 1) {
    const file = await storage.open("a.webp");
    stalled.push(file?.stream);
    await file?.stream[Symbol.asyncIterator]().next();
  }
  const file = await storage.open("a.webp");
  expect(file && (await buffer(file.stream)).equals(picture)).toBe(true);
});

test("a missing bucket is an error, not a missing file", async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const storage = s3Storage({ bucket: "nowhere", endpoint: server.endpoint, region: "us-east-1" });
  await expect(storage.open("a.webp")).rejects.toThrow(/bucket/i);
  await expect(storage.put("a.webp", Buffer.from("x"))).rejects.toThrow(/bucket/i);
});

test("a list longer than an S3 page is complete", async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const storage = s3Storage({ bucket: server.bucket, endpoint: server.endpoint, region: "us-east-1", keysPerPage: 2 });
  const keys = ["a.webp", "b/1.webp", "b/2.webp", "b/3.webp", "c.webp"];
  for (const key of keys) await storage.put(key, Buffer.from("x"));
  const found = [];
  for await (const { key } of storage.list()) found.push(key);
  expect(found).toEqual(keys);
});

test("a long stream is stored unchanged, and a storage with a prefix sees no other files", async () => {
  const server = await startS3Server();
  onTestFinished(() => server.stop());
  const place = { bucket: server.bucket, endpoint: server.endpoint, region: "us-east-1" };
  const [all, ours] = [s3Storage(place), s3Storage({ ...place, prefix: "of/site/", keysPerPage: 2 })];
  const piece = Buffer.from(Array.from({ length: 1_000_003 }, (_, index) => (index * 7919) % 256));
  await ours.put("long.tar", Readable.from(Array.from({ length: 12 }, () => piece)));
  for (const key of ["of/other.tar", "another.tar"]) await all.put(key, Buffer.from("x"));
  for (const key of ["a.tar", "b.tar", "c.tar"]) await ours.put(key, Buffer.from(key));
  const keys = [];
  for await (const { key } of ours.list()) keys.push(key);
  expect(keys.toSorted()).toEqual(["a.tar", "b.tar", "c.tar", "long.tar"]);
  expect(await ours.open("other.tar")).toBeNull();
  const found = await all.open("of/site/long.tar");
  expect(found && (await buffer(found.stream)).equals(Buffer.concat(Array.from({ length: 12 }, () => piece)))).toBe(true);
  await ours.remove("a.tar");
  expect(await all.open("of/site/a.tar")).toBeNull();
});
