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

/** The id that the answer has in its head, when its page says it in these words and a line of the log has it. */
async function idOf(answer: Response, label: string): Promise<string> {
  const id = answer.headers.get("X-Request-Id") ?? "";
  expect(id).toMatch(/^[0-9a-f]{10}$/);
  const text = (await answer.text()).replaceAll("<!-- -->", "");
  expect(text).toContain(`${label} ${id}<`);
  // why with patience: the line comes through the pipe of another process, after the answer or before it
  await vi.waitFor(() => expect(linesOfLog().filter(({ request }) => request === id)).not.toEqual([]), 10_000);
  return id;
}

function away<Answer>(table: string, ask: () => Promise<Answer>): Promise<Answer> {
  return whileAway(table, ask, site.data.openSql());
}

describe("the id of a request", () => {
  // why first: what was read once would be shown from memory
  it.each([["de", "Kennung:"], ["en", "Reference:"], ["es", "Referencia:"]])("stands on the error page of a visitor (%s)", async (language, label) => {
    await away("website_settings", async () => idOf(await site.newVisitor().get(`/${language}/team`), label));
  });

  it("is on no page from memory, and on none that is not a fault", async () => {
    for (const path of ["/de/team", "/de/team", "/de/gibt-es-nicht", "/admin/login"]) {
      const answer = await site.newVisitor().get(path);
      expect(answer.headers.has("X-Request-Id")).toBe(false);
      expect(await answer.text()).not.toMatch(/Kennung:|data-request-id/);
    }
  });

  it("stands on the error screen of the administration and in the lines of the log, another one each time", async () => {
    const ids = await away("podcast_crew", async () => [
      await idOf(await admin.get("/admin/podcast-crew"), "Kennung:"),
      await idOf(await admin.get("/admin/podcast-crew"), "Kennung:"),
    ]);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([["de", "Kennung:"], ["en", "Reference:"], ["es", "Referencia:"]])("stands on the page of the front, when it is the one who fails (%s)", async (language, label) => {
    const small = await startSmallSite({ handler: () => Promise.reject(new Error("broken")) });
    const { status, headers, text } = await small.ask("/x", { headers: { "Accept-Language": language } });
    expect(status).toBe(500);
    expect(text).toContain(`${label} ${String(headers["x-request-id"])}<`);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{10}$/);
  });
});

describe("the log", () => {
  it("says nothing about a person: no address of mail or of a machine, no name, no query, no link to a draft", async () => {
    mailServer.refuse();
    const visitor = site.newVisitor();
    const from = { "X-Forwarded-For": "203.0.113.77", Origin: site.origin, "Sec-Fetch-Site": "same-origin" };
    const added = await admin.post("/admin/users/new", { id: "7b1c2f1e-4a5b-4c7d-9e8f-0a1b2c3d4e5f", first_name: "Quirina", last_name: "Quant", email: "quirina@calima.example", role_id: "role-viewer" }, from);
    await admin.post((added.headers.get("Location") ?? "").replace(/\/access.*/, "/login"), { version: "1", token: newSecretId() }, from);
    await away("drafts", () => visitor.get("/de/preview/Geheimnis-des-Links?wer=Quirina", from));
    for (const way of ["PREVIEW", "%70review"]) await away("drafts", () => visitor.get(`/de/${way}/Geheimnis-des-Links`, from));
    await away("login_logs", () => visitor.post("/admin/login", { email: "quirina@calima.example", password: "Quirinas Wort" }, from));
    // why the id: what is said before its line has come as well
    await away("podcast_crew", async () => idOf(await admin.get("/admin/podcast-crew?q=Quirina", from), "Kennung:"));
    const log = linesOfLog();
    expect(log.map(({ msg }) => msg)).toEqual(expect.arrayContaining(["a mail could not be sent", "request failed"]));
    expect(log.filter(({ msg, request }) => /mail|failed/.test(msg) && request === undefined)).toEqual([]);
    expect(JSON.stringify(log)).not.toMatch(/quir|quant|203\.0\.113|Geheimnis|viento/i);
  });
});
