import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { beforeAll, expect, it } from "vitest";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import { until } from "../harness/until";
import type { Visitor } from "../harness/visitor";

const NEWCOMER = { id: randomUUID(), first_name: "Núria", last_name: "Nou", email: "nuria.nou@calima.example", role_id: "role-viewer" };

const DRIP_MS = 100;

let server: Server;
let admin: Visitor;
const open = new Set<Socket>();
let connections = 0;

/** A mail server that answers the first command so slowly that nobody would wait for the end. */
beforeAll(async () => {
  server = createServer((socket) => {
    open.add(socket);
    connections += 1;
    const words = [..."250-and many more words than anybody waits for\r\n".repeat(100)];
    let drip: NodeJS.Timeout | undefined;
    socket.write("220 calima.example\r\n");
    socket.on("data", () => {
      drip ??= setInterval(() => socket.write(words.shift() ?? "."), DRIP_MS);
    });
    socket.on("error", () => undefined).once("close", () => {
      clearInterval(drip);
      open.delete(socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return () => void server.close();
});

function smtpUrl() {
  const address = server.address();
  return `smtp://127.0.0.1:${address === null || typeof address === "string" ? "" : address.port.toString()}`;
}

useFurnishedSite(async ({ site }) => {
  admin = await signInAs(site, "admin");
}, { environment: () => ({ SMTP_URL: smtpUrl(), MAIL_FROM: "website@calima.example" }) });

it("a mail server that answers letter by letter is abandoned: the admin is told, and the mail cannot be sent later", async () => {
  const added = await admin.post("/admin/users/new", NEWCOMER);
  const id = /\/admin\/users\/([^/]+)\/access/.exec(added.headers.get("Location") ?? "")?.[1] ?? "";
  const pressed = await admin.post(`/admin/users/${id}/login`, { version: "1", token: randomBytes(32).toString("base64url") });
  const page = await (await admin.get(pressed.headers.get("Location") ?? "")).text();
  expect(page).toContain("aber die E-Mail konnte nicht gesendet werden. Geben Sie ihn bitte selbst weiter");
  await until("the connection is closed", () => Promise.resolve(open.size === 0));
});

it("the screen that checks the mail server leaves no connection open", async () => {
  const before = connections;
  // right after the failed mail above, the site does not contact the server
  await until("the server is contacted", async () => (await admin.get("/admin/test-database"), connections > before), 60_000);
  await until("the connection is closed", () => Promise.resolve(open.size === 0));
});
