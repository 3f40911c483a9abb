// What people notice when another server (the bucket, mail, the provider of the contact form) is late or silent.
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import sharp from "sharp";
import { enterAdministration } from "../bench/staff.mjs";
import { freePort } from "../free-port.mjs";
import { startSite, timed } from "./outage-site.mjs";
import { courseOf, outageTable } from "./outages.mjs";
import { startProxy } from "./tcp-proxy.mjs";

const AWAY_MS = 15_000;
const BYTE_MS = 1_000;
/** The only account that s3rver has. */
const KEYS = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

export async function drillSlow() {
  const files = mkdtempSync(join(tmpdir(), "calima-slow-"));
  const s3 = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory: files, configureBuckets: [{ name: "media", configs: [] }] });
  const bucket = await startProxy((await s3.run()).port);
  const [mail, provider] = [await startDripping("220 mail.example ESMTP"), await startDripping("HTTP/1.1 200 OK")];
  const port = await freePort();
  const site = await startSite({
    ...KEYS,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    STORAGE: "s3",
    S3_BUCKET: "media",
    S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: "website@calima.example",
    CONTACT_FORM_ENDPOINT: `http://127.0.0.1:${provider.port}`,
  });
  const more = await othersOf(site);
  const nothing = { begin: () => undefined, end: () => undefined };
  const outages = {
    "only the mail and the provider are slow": nothing,
    "every packet of the bucket 250 ms late": { begin: () => bucket.delayBy(250), end: () => bucket.delayBy(0) },
    "every packet of the bucket 1,500 ms late": { begin: () => bucket.delayBy(1_500), end: () => bucket.delayBy(0) },
    "the bucket refuses": { begin: bucket.refuse, end: bucket.deliver },
    "the bucket is silent": { begin: bucket.swallow, end: bucket.deliver },
  };
  const courses = [];
  for (const [state, outage] of Object.entries(outages)) courses.push(await courseOf(site, { state, outage, awayMs: AWAY_MS, more }));
  await site.stop();
  for (const server of [bucket, mail, provider]) server.stop();
  await s3.close();
  rmSync(files, { recursive: true });
  return `A site with its pictures in a bucket, between them a network that delivers late or not at all, and a mail server and a provider of
the contact form that answer one byte a second for ever. Each state lasts ${AWAY_MS / 1_000} seconds. Twice a second somebody does what the
drill \`outages\` does, uploads a picture, looks at one, and creates a link for a login, which is sent by mail. Promised: nothing takes longer
than the 10 seconds that the site waits for one other server, and only uploads and pictures notice the bucket.

${outageTable(courses)}

${othersTable(courses)}`;
}

/** @param {Pick<import("./outage-site.mjs").Site, "port" | "ask">} site */
async function othersOf({ port, ask }) {
  const staff = await enterAdministration(port);
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#6a7" } }).png().toBuffer();
  const upload = () => ask.upload(new File([new Uint8Array(bytes)], `${randomUUID()}.png`, { type: "image/png" }));
  if ((await upload()) !== 303) throw new Error("No picture could be uploaded");
  const picture = /\/media\/general\/[\w.-]+\.webp/.exec(await staff.read("/admin/media"))?.[0] ?? "";
  const person = { id: randomUUID(), first_name: "Núria", last_name: "Nou", email: "nuria.nou@calima.example", role_id: "role-viewer" };
  const added = await staff.send("/admin/users/new", new URLSearchParams(person));
  const id = /\/admin\/users\/([^/]+)\/access/.exec(added.headers.get("Location") ?? "")?.[1] ?? "";
  const link = async () => {
    const step = { version: "1", token: randomBytes(32).toString("base64url") };
    return (await staff.send(`/admin/users/${id}/link`, new URLSearchParams(step))).status;
  };
  if ((await link()) !== 303) throw new Error("No link could be made");
  return [
    () => timed("an upload", upload),
    () => timed("a picture", async () => (await fetch(`http://127.0.0.1:${port}${picture}`)).status),
    () => timed("a link by mail", link),
  ];
}

/** @param {import("./outages.mjs").Course[]} courses */
function othersTable(courses) {
  const kinds = ["a public page", "a save", "the contact form", "an upload", "a picture", "a link by mail"];
  const rows = courses.map(({ state, answers }) => {
    const cells = kinds.map((kind) => {
      const own = answers.filter(({ what }) => what === kind);
      const statuses = [...new Set(own.map(({ status }) => status))].toSorted().join(", ");
      return `${(Math.max(...own.map(({ milliseconds }) => milliseconds)) / 1_000).toFixed(1)} s (${statuses})`;
    });
    return `| ${state} | ${cells.join(" | ")} |`;
  });
  return [`| slowest, and all statuses | ${kinds.join(" | ")} |`, `|---|${"---|".repeat(kinds.length)}`, ...rows].join("\n");
}

/** Sends its line one byte at a time, and then continues with spaces. @param {string} line */
async function startDripping(line) {
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    let at = 0;
    const timer = setInterval(() => socket.write(line[at++] ?? " "), BYTE_MS);
    socket.on("error", () => undefined).once("close", () => {
      clearInterval(timer);
      sockets.delete(socket);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
