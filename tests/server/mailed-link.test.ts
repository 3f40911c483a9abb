import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, expect, it, vi } from "vitest";
import { useFurnishedSite } from "../harness/furnished-site";
import { type MailServer, startMailServer } from "../harness/mail-server";
import { PASSWORD, signInAs } from "../harness/people";
import type { Site } from "../harness/site";
import type { Visitor } from "../harness/visitor";

const NEWCOMER = { id: randomUUID(), first_name: "Núria", last_name: "Nou", email: "nuria.nou@calima.example", role_id: "role-viewer" };

let mailServer: MailServer;
let site: Site;
let admin: Visitor;
let newcomerId: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  return mailServer.stop;
});

useFurnishedSite(async (started) => {
  ({ site } = started);
  admin = await signInAs(site, "admin");
  const added = await admin.post("/admin/users/new", NEWCOMER);
  newcomerId = /\/admin\/users\/([^/]+)\/access/.exec(added.headers.get("Location") ?? "")?.[1] ?? "";
}, { environment: () => mailServer.environment });

/** The page with a new link, after this button of the person was pressed. */
async function pageOfNewLink(button: "login" | "link"): Promise<string> {
  const pressed = await admin.post(`/admin/users/${newcomerId}/${button}`, { version: "1", token: randomBytes(32).toString("base64url") });
  expect(pressed.status).toBe(303);
  return (await admin.get(pressed.headers.get("Location") ?? "")).text();
}

it("a new person is mailed the link that the admin sees, and can choose a password with it", async () => {
  const page = await pageOfNewLink("login");
  expect(page).toContain(`ist angelegt und an ${NEWCOMER.email} gesendet.`);
  expect(mailServer.mails.map(({ to }) => to)).toEqual([[NEWCOMER.email]]);
  const source = unfolded(mailServer.mails[0]?.source ?? "");
  expect(source).toContain("From: website@calima.example");
  const url = /http:\/\/127\.0\.0\.1:\d+\/admin\/welcome\?[^\s]+/.exec(source)?.[0] ?? "";
  expect(page.replaceAll("&amp;", "&")).toContain(url);
  const { pathname, search } = new URL(url);
  const newcomer = site.newVisitor();
  const chosen = await newcomer.post(pathname + search, { password: PASSWORD, password_confirmation: PASSWORD });
  expect(chosen.status).toBe(303);
});

it("secrets that the mail server quotes in its refusal appear neither in the log nor on the screen", async () => {
  mailServer.quote("mail");
  const page = await pageOfNewLink("link");
  expect(page).toContain("aber die E-Mail konnte nicht gesendet werden");
  const token = /welcome\?token=([\w-]{43})/.exec(page)?.[1] ?? "";
  await vi.waitFor(() => expect(site.log()).toContain("blocked: "), 10_000);
  for (const part of [token.slice(0, 21), token.slice(22)]) expect(site.log()).not.toContain(part);
  mailServer.quote("password");
  expect(await (await admin.get("/admin/test-database")).text()).not.toContain("viento");
  await pageOfNewLink("link");
  await vi.waitFor(() => expect(site.log()).toContain("Invalid login: 535"), 10_000);
  expect(site.log()).not.toContain("viento");
  mailServer.quote("nothing");
});

it("the admin sees that the mail was refused, and still gets the link", async () => {
  mailServer.refuse();
  const page = await pageOfNewLink("link");
  expect(page).toContain("aber die E-Mail konnte nicht gesendet werden. Geben Sie ihn bitte selbst weiter");
  expect(page).toMatch(/\/admin\/welcome\?/);
  expect(mailServer.mails).toHaveLength(1);
  await vi.waitFor(() => expect(site.log()).toContain("a mail could not be sent"), 10_000);
  expect(site.log()).not.toContain("viento");
});

it("an unreachable mail server is one line of the log, however many mails fail", async () => {
  await mailServer.stop();
  for (let press = 0; press < 3; press += 1) expect(await pageOfNewLink("link")).toContain("aber die E-Mail konnte nicht gesendet werden");
  await site.stop();
  expect(site.log().split("\n").filter((line) => line.includes("The mail server does not answer"))).toHaveLength(1);
});

/** Decodes the line breaks and equals signs of quoted-printable. */
function unfolded(source: string): string {
  return source.replaceAll("=\r\n", "").replaceAll("=3D", "=");
}
