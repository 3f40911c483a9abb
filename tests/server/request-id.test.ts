import { beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { newSecretId } from "~/domain/people/access/secret-id";
import { useFurnishedSite } from "../harness/furnished-site";
import { type MailServer, startMailServer } from "../harness/mail-server";
import { signInAs } from "../harness/people";
import type { Site } from "../harness/site";
import { whileAway } from "../harness/sql";
import type { Visitor } from "../harness/visitor";
import { startSmallSite } from "./small-site";

const line = z.object({ request: z.string().optional(), msg: z.string() }).loose();

let mailServer: MailServer;
let site: Site;
let admin: Visitor;

beforeAll(async () => {
  mailServer = await startMailServer();
  return mailServer.stop;
});

useFurnishedSite(async (started) => {
  ({ site } = started);
  admin = await signInAs(site, "admin");
}, { environment: () => ({ ...mailServer.environment, TRUST_PROXY: "1" }) });

const linesOfLog = () => site.log().split("\n").filter((text) => text.startsWith("{")).map((text) => line.parse(JSON.parse(text)));

/** The id in the headers of the answer, which must also be in its page after this label, and in a line of the log. */
async function idOf(answer: Response, label: string): Promise<string> {
  const id = answer.headers.get("X-Request-Id") ?? "";
  expect(id).toMatch(/^[0-9a-f]{10}$/);
  const text = (await answer.text()).replaceAll("<!-- -->", "");
  expect(text).toContain(`${label} ${id}<`);
  // waits, because the line comes through the pipe of another process, before or after the answer
  await vi.waitFor(() => expect(linesOfLog().filter(({ request }) => request === id)).not.toEqual([]), 10_000);
  return id;
}

function away<Answer>(table: string, ask: () => Promise<Answer>): Promise<Answer> {
  return whileAway(table, ask, site.data.openSql());
}

describe("the id of a request", () => {
  // comes first, because a page that was read once would come from memory
  it.each([["de", "Kennung:"], ["en", "Reference:"], ["es", "Referencia:"]])("is on the error page of a visitor (%s)", async (language, label) => {
    await away("website_settings", async () => idOf(await site.newVisitor().get(`/${language}/team`), label));
  });

  it("is on no page from memory, and on no page without an error", async () => {
    for (const path of ["/de/team", "/de/team", "/de/gibt-es-nicht", "/admin/login"]) {
      const answer = await site.newVisitor().get(path);
      expect(answer.headers.has("X-Request-Id")).toBe(false);
      expect(await answer.text()).not.toMatch(/Kennung:|data-request-id/);
    }
  });

  it("is on the error screen of the administration and in the log, and is different each time", async () => {
    const ids = await away("podcast_crew", async () => [
      await idOf(await admin.get("/admin/podcast-crew"), "Kennung:"),
      await idOf(await admin.get("/admin/podcast-crew"), "Kennung:"),
    ]);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([["de", "Kennung:"], ["en", "Reference:"], ["es", "Referencia:"]])("is on the error page of the front, if Remix fails (%s)", async (language, label) => {
    const small = await startSmallSite({ handler: () => Promise.reject(new Error("broken")) });
    const { status, headers, text } = await small.ask("/x", { headers: { "Accept-Language": language } });
    expect(status).toBe(500);
    expect(text).toContain(`${label} ${String(headers["x-request-id"])}<`);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{10}$/);
  });
});

describe("the log", () => {
  it("contains no personal data: no email or IP address, no name, no query, no preview link", async () => {
    mailServer.refuse();
    const visitor = site.newVisitor();
    const from = { "X-Forwarded-For": "203.0.113.77", Origin: site.origin, "Sec-Fetch-Site": "same-origin" };
    const added = await admin.post("/admin/users/new", { id: "7b1c2f1e-4a5b-4c7d-9e8f-0a1b2c3d4e5f", first_name: "Quirina", last_name: "Quant", email: "quirina@calima.example", role_id: "role-viewer" }, from);
    await admin.post((added.headers.get("Location") ?? "").replace(/\/access.*/, "/login"), { version: "1", token: newSecretId() }, from);
    await away("drafts", () => visitor.get("/de/preview/Geheimnis-des-Links?wer=Quirina", from));
    for (const way of ["PREVIEW", "%70review"]) await away("drafts", () => visitor.get(`/de/${way}/Geheimnis-des-Links`, from));
    await away("login_logs", () => visitor.post("/admin/login", { email: "quirina@calima.example", password: "Quirinas Wort" }, from));
    // waits for the line of this id, because all earlier lines have arrived then
    await away("podcast_crew", async () => idOf(await admin.get("/admin/podcast-crew?q=Quirina", from), "Kennung:"));
    const log = linesOfLog();
    expect(log.map(({ msg }) => msg)).toEqual(expect.arrayContaining(["a mail could not be sent", "request failed"]));
    expect(log.filter(({ msg, request }) => /mail|failed/.test(msg) && request === undefined)).toEqual([]);
    expect(JSON.stringify(log)).not.toMatch(/quir|quant|203\.0\.113|Geheimnis|viento/i);
  });
});
