import { request } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { reachPostgres } from "../../scripts/postgres.mjs";
import { useEmptySite } from "../harness/furnished-site";
import { setUp } from "../harness/people";
import { startSite, type Site } from "../harness/site";
import { emptySiteData, type SiteData } from "../harness/site-data";
import type { DatabaseKind } from "../harness/postgres-databases";
import type { Sql } from "../harness/sql";
import { until } from "../harness/until";
import { ask, OWN_FORM } from "./ask";

const kinds: DatabaseKind[] = (await reachPostgres()) ? ["sqlite", "postgres"] : ["sqlite"];

const LANGUAGES = ["es", "en", "de"] as const;

describe.each(kinds)("the built site on %s", (kind) => {
  let site: Site;
  let sql: Sql;
  let port: number;

  useEmptySite((started) => {
    ({ site, sql } = started);
    port = Number(new URL(site.origin).port);
  }, { kind });

  const rename = (name: string) => sql.run([`UPDATE team_members SET name = '${name}' WHERE sort_order = (SELECT min(sort_order) FROM team_members)`]);

  it("answers a page with the same bytes twice, and with 304 for its ETag", async () => {
    const headers = { "Accept-Encoding": "br", "Accept-Language": "de" };
    const [first, second] = [await ask(port, "/team", { headers }), await ask(port, "/team", { headers })];
    expect(first.status).toBe(200);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const known = await ask(port, "/team", { headers: { ...headers, "If-None-Match": first.headers.etag ?? "" } });
    expect(known.status).toBe(304);
  });

  it("shows another process's edit in the next answer, in every language", async () => {
    for (const turn of [1, 2, 3, 4, 5]) {
      await rename(`Renata Probe ${turn}`);
      if (kind === "postgres") await waitForNotice();
      for (const language of LANGUAGES) {
        const { text } = await ask(port, `/${language}/team`);
        expect(text).toContain(`Renata Probe ${turn}`);
        expect(text).toContain(`<html lang="${language}"`);
      }
    }
  });

  /** On Postgres the site learns of another process's commit a moment later, and of its own commits at once. */
  const waitForNotice = () => ask(port, "/language", { method: "POST", headers: OWN_FORM, body: "language=xx&return_to=%2F" });

  it.runIf(kind === "postgres")("misses no edit when its LISTEN connection breaks", async () => {
    await ask(port, "/de/team");
    await sql.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()");
    await rename("Renata Unterbrochen");
    await until("the edit is shown", async () => (await ask(port, "/de/team")).text.includes("Renata Unterbrochen"), 3_000);
    await rename("Renata Verbunden");
    await until("the next edit is shown as well", async () => (await ask(port, "/de/team")).text.includes("Renata Verbunden"), 3_000);
  });

  it("never mixes the languages of parallel visitors", async () => {
    await rename("Renata Parallel");
    const visits = Array.from({ length: 30 }, (_, index) => LANGUAGES[index % 3] ?? "de");
    const answers = await Promise.all(visits.map((language) => ask(port, "/team", { headers: { "Accept-Language": language } })));
    for (const [index, { text }] of answers.entries()) expect(text).toContain(`<html lang="${visits[index]}"`);
  });

  it("answers a post to a page without a form with 405 in the visitor's language, and logs no error", async () => {
    const post = (path: string) => ask(port, path, { method: "POST", headers: { ...OWN_FORM, "Accept-Language": "es" }, body: "a=b" });
    for (const path of ["/", "/team", "/nowhere", "/robots.txt", "/media/a.webp", "/artwork/hero/wide.webp"]) {
      const { status, headers, text } = await post(path);
      expect([path, status, headers.allow, headers["cache-control"]]).toEqual([path, 405, "GET, HEAD", "no-store"]);
      expect(text).toMatch(/<html lang="es".*<h1>A esta (página|dirección) no se puede enviar nada<\/h1>/s);
    }
    expect((await post("/en/team")).text).toContain("<h1>Nothing can be sent to this page</h1>");
    expect((await post("/admin/team")).text).toMatch(/Hierhin lässt sich nichts senden<.*>Diese Seite lässt sich nur öffnen\. Gespeichert wurde nichts\.</s);
    expect(site.log()).not.toContain("Method Not Allowed");
  });

  it("answers 413 with the limit in the visitor's language if a form is too large", async () => {
    const body = `message=${"a".repeat(257 * 1024)}`;
    const { status, text } = await ask(port, "/en/contact", { method: "POST", headers: OWN_FORM, body });
    expect(status).toBe(413);
    expect(text).toMatch(/<html lang="en".*256 KB.*Nothing was saved/s);
  });

  it.each([
    ["a browser that hides its origin", "null", "127.0.0.1"],
    ["a proxy that replaces the host", "https://calima.example", "127.0.0.1"],
    ["another name of the same host", "http://127.0.0.1", "localhost"],
    ["an invalid origin", "*", "127.0.0.1"],
  ])("accepts its own form from %s", async (_, origin, host) => {
    const headers = { ...OWN_FORM, Origin: origin, Host: `${host}:${port}` };
    const { status, text } = await ask(port, "/en/contact", { method: "POST", headers, body: "subject=Boats+in+the+wind" });
    expect(status).toBe(422);
    expect(text).toContain("Boats in the wind");
  });

  it.each(["/nowhere", "/language", "/preview/end"])("answers %s, which is no page, with an uncached 404 in the visitor's language", async (path) => {
    const answer = await ask(port, path, { headers: { "Accept-Language": "es" } });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(answer.text).toContain('<html lang="es"');
  });

  it("answers a broken escape with the same 404, and logs nothing", async () => {
    const answer = await ask(port, "/%E0%A4%A", { headers: { "Accept-Language": "de" } });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(answer.text).toContain("<h1>Diese Szene gibt es nicht</h1>");
    expect(site.log()).not.toContain("decoded");
  });

  it("answers 400 to an escaped backslash or control character in a path, and logs nothing", async () => {
    for (const path of ["/%5Cnowhere", "/%5c/services", "/./%5c%5c", "/%0A", "/%09"]) {
      expect([path, (await ask(port, path, { method: "POST", headers: OWN_FORM, body: "a=b" })).status]).toEqual([path, 400]);
    }
    expect(site.log()).not.toContain("Invalid URL");
  });

  it("does not log the words in which a form names the charset of a file name", async () => {
    const file = `--b\r\nContent-Disposition: form-data; name="file"; filename*=words-of-a-stranger''a\r\n\r\n\r\n--b--\r\n`;
    const headers = { ...OWN_FORM, "Content-Type": "multipart/form-data; boundary=b" };
    for (const path of ["/contact", "/language", "/admin/login"]) expect((await ask(port, path, { method: "POST", headers, body: file })).status).toBe(413);
    expect(site.log()).not.toContain("words-of-a-stranger");
  });

  it("lets nobody into the administration without a session, over any channel", async () => {
    const page = await ask(port, "/admin/team");
    expect([page.status, page.headers.location]).toEqual([302, "/admin/login?next=%2Fadmin%2Fteam"]);
    expect((await ask(port, "/admin/team.data?_routes=routes%2Fadmin.team")).status).toBe(202);
    expect((await ask(port, "/admin/team?_data=routes%2Fadmin.team")).status).toBe(400);
  });

  it.each(["/admin/setup", "/admin/login", "/language"])("survives field names that would create huge arrays or change prototypes (%s)", async (path) => {
    for (const name of ["x[10000000]", "x[4294967294]", "email[99999999]", "__proto__[a]", `${"a[0]".repeat(2_000)}`]) {
      const body = `${encodeURIComponent(name)}=1`;
      const answer = await ask(port, path, { method: "POST", headers: OWN_FORM, body });
      expect(answer.status, name.slice(0, 20)).toBeLessThan(500);
      expect(answer.text).not.toContain(name);
    }
    expect((await ask(port, "/health")).status).toBe(200);
  });

  it("serves every file that a page names, cached for ever", async () => {
    const { text } = await ask(port, "/");
    const files = [...new Set(text.match(/\/assets\/[\w.-]+/g))];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const answer = await ask(port, file, { headers: { "Accept-Encoding": "br" } });
      expect([answer.status, answer.headers["cache-control"]], file).toEqual([200, "public, max-age=31536000, immutable"]);
    }
  });
});

describe("the state of the front", () => {
  it("is shown to admins: migrations, and the share of pages from memory", async () => {
    const data = await emptySiteData("sqlite");
    const site = await startSite({ data });
    const admin = site.newVisitor();
    await setUp(admin);
    expect(await storedPasswords(data)).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
    for (let visit = 0; visit < 3; visit += 1) await site.newVisitor().get("/de/team");
    const page = await admin.get("/admin/test-database");
    await expect(page).toShow("Vollständig", "_plain_login_log", "Seitenspeicher", "2 (67 %)");
    await site.stop();
    expect(site.log()).toContain("Nobody can log in yet");
    const again = await startSite({ data });
    await again.stop();
    expect(again.log()).not.toContain("Nobody can log in yet");
    await data.remove();
  });
});

describe("the process", () => {
  it("logs its address and where to set it up, and finishes a begun request when it is stopped", async () => {
    const data = await emptySiteData("sqlite");
    const site = await startSite({ data });
    await vi.waitFor(() => expect(site.log()).toContain(`Make the first account at ${site.origin}/admin - Whoever comes first can make it`), 10_000);
    expect(site.log()).toContain(`The site is at ${site.origin}/`);

    const form = slowForm(Number(new URL(site.origin).port));
    await form.begun;
    const stopped = site.stop();
    form.finish();
    expect(await form.status).toBe(303);
    await stopped;
    expect(site.log()).not.toContain("level");
    await data.remove();
  });

  it("restarts without preparing the database again, and asks for the SETUP_CODE without logging it", async () => {
    const data = await emptySiteData("sqlite");
    const first = await startSite({ data, environment: { PUBLIC_URL: "" } });
    await first.stop();
    expect(first.log()).toMatch(/^PUBLIC_URL is not set: [^\n]*$/m);
    const again = await startSite({ data, environment: { SETUP_CODE: "arena y sal" } });
    await again.stop();
    expect(again.log()).not.toContain("PUBLIC_URL");
    expect(again.log()).not.toMatch(/Database:/);
    expect(again.log()).toContain(`Make the first account at ${again.origin}/admin - It asks for the SETUP_CODE`);
    expect(again.log()).not.toContain("arena y sal");
    await data.remove();
  });

  it("reports bad settings in one line", async () => {
    const data = await emptySiteData("sqlite");
    const start = startSite({ data, environment: { TRUST_PROXY: "everybody" } });
    await expect(start).rejects.toThrow(/Bad settings \(see \.env\.example\) - TRUST_PROXY:[^\n]*\n$/);
    await data.remove();
  });
});

/** A form whose last byte is sent by `finish`. */
function slowForm(port: number) {
  const body = "language=en&return_to=%2Fteam";
  const headers = { ...OWN_FORM, "Content-Length": String(body.length) };
  const sent = request({ host: "127.0.0.1", port, path: "/language", method: "POST", headers });
  const status = new Promise<number>((resolve, reject) => {
    sent.once("response", (answer) => resolve(answer.resume().statusCode ?? 0)).once("error", reject);
  });
  const begun = new Promise<void>((resolve) => void sent.write(body.slice(0, -1), () => resolve()));
  return { status, begun, finish: () => void sent.end(body.slice(-1)) };
}

describe("without the front", () => {
  it("remix-serve serves the same build with pages, files and the admin gate", async () => {
    const data = await emptySiteData("sqlite");
    await (await startSite({ data })).stop();
    const site = await startSite({ data, served: "remix-serve" });
    const port = Number(new URL(site.origin).port);
    for (const language of LANGUAGES) {
      const page = await ask(port, `/${language}/team`);
      expect([page.status, page.text.includes(`<html lang="${language}"`)]).toEqual([200, true]);
    }
    const { text } = await ask(port, "/");
    for (const file of new Set(text.match(/\/assets\/[\w.-]+/g))) expect((await ask(port, file)).status, file).toBe(200);
    expect((await ask(port, "/admin/team")).headers.location).toMatch(/^\/admin\/login/);
    expect((await ask(port, "/nowhere")).status).toBe(404);
    const language = await ask(port, "/language", { method: "POST", headers: OWN_FORM, body: "language=en&return_to=%2Fteam" });
    expect([language.status, language.headers.location]).toEqual([303, "/team"]);
    await site.stop();
    await data.remove();
  });
});

async function storedPasswords(data: SiteData) {
  const sql = data.openSql();
  const rows = await sql.rows("select password_hash from admin_profiles");
  await sql.close();
  return rows.map(({ password_hash }) => password_hash);
}
