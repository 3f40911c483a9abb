import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newSecretId } from "~/domain/people/access/secret-id";
import { bytesOfBase32, codeOf, stepAt } from "~/domain/people/second-factor/codes.server";
import { addressOf } from "../harness/addresses";
import { useFurnishedSite } from "../harness/furnished-site";
import { PASSWORD, PEOPLE, signInAs, signInWith, sqlForColleague } from "../harness/people";
import { picture } from "../harness/pictures";
import type { Site } from "../harness/site";
import { listUrls, type UrlEntry } from "../harness/urls";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";
import { backUp } from "./backup-drill";
import { answersOfEveryKind, documentedHeaders, policyOf } from "./kinds-of-answers";

/** Keys that every object inherits, and that no record has. */
const INHERITED = ["__proto__", "constructor"];

describe("on a site with a public https address", () => {
  let site: Site;
  let sql: Sql;
  let admin: Visitor;
  let urls: UrlEntry[];

  useFurnishedSite(async (started) => {
    ({ site, sql } = started);
    admin = await signInAs(site, "admin");
    urls = await listUrls();
  }, { environment: () => ({ PUBLIC_URL: "https://calima.example", SESSION_SECRET: "" }) });

  const isOfAdministration = ({ pattern }: UrlEntry) => /^\/admin(\/|$)/.test(pattern);

  it.each([
    ["/admin/podcast-content/de/hero/autosave", "/admin/podcast-content/de/hero"],
    ["/admin/media/upload/file", "/admin/media/upload"],
  ])("%s, which only accepts posts, redirects to its form and logs no error", async (path, form) => {
    const { status, headers } = await admin.get(path);
    expect([status, headers.get("Location")]).toEqual([302, form]);
    expect(site.log()).not.toContain("did not provide a `loader`");
  });

  it("no administration page and none of its data is cached, with or without a session", async () => {
    const wrong: string[] = [];
    for (const url of urls.filter(isOfAdministration)) {
      const path = await addressOf(url, sql);
      for (const [address, visitor] of [[path, admin], [`${path}.data`, admin], [`${path}.data`, site.newVisitor()]] as const) {
        const { status, headers } = await visitor.get(address);
        if (status >= 500 || headers.get("Cache-Control") !== "no-store") wrong.push(`${address} ${String(status)} ${String(headers.get("Cache-Control"))}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("the data of a public page may be cached with revalidation, and varies by language and cookies", async () => {
    for (const path of ["/_root.data", "/de/vision.data", "/team.data", "/kontakt.data"]) {
      const { status, headers } = await site.newVisitor().get(path);
      expect([path, status, headers.get("Cache-Control")]).toEqual([path, 200, "public, max-age=0, must-revalidate"]);
      expect(headers.get("Vary")).toMatch(/Accept-Language, Cookie/);
    }
    for (const path of ["/nowhere.data", "/xx/team.data"]) {
      const { status, headers } = await site.newVisitor().get(path);
      expect([path, status, headers.get("Cache-Control")]).toEqual([path, 404, "no-store"]);
    }
  });

  it("a download that is requested as page data is not read into memory, but answered with a redirect", async () => {
    for (const path of ["/admin/logs/export", "/admin/words/export/file"]) {
      const answer = await admin.get(`${path}.data`, { "X-Calima-Data": "no" });
      expect([path, answer.status, (await answer.text()).length < 1_000]).toEqual([path, 202, true]);
      expect((await admin.get(path, { "X-Calima-Data": "yes" })).headers.get("Content-Disposition")).toMatch(/^attachment/);
    }
  });

  it("every kind of answer has the headers of docs/security.md, and cannot be framed", async () => {
    const { always, kinds } = documentedHeaders();
    const answers = await answersOfEveryKind(site, admin);
    const rows = answers.map(({ kind, answer }) => ({ kind, status: answer.status, policy: policyOf(answer), cache: answer.headers["cache-control"] ?? "" }));
    expect(rows).toEqual(kinds);
    for (const { kind, answer } of answers) {
      expect([kind, always.map(([name]) => [name, answer.headers[name]])]).toEqual([kind, always]);
      expect([kind, policyOf(answer)]).toEqual([kind, expect.stringMatching(/^(?=.*frame-ancestors 'none')(?!.*unsafe)/)]);
    }
  });

  it("a key that every object inherits is no resource, language, tab, filter or record", async () => {
    const wrong: string[] = [];
    const see = async (path: string, { fields, atLeast = 200 }: { fields?: Record<string, string>; atLeast?: number } = {}) => {
      const { status } = await (fields ? admin.post(path, fields) : admin.get(path));
      if (status >= 500 || status < atLeast) wrong.push(`${fields ? "POST" : "GET"} ${path}: ${String(status)}`);
    };
    for (const key of INHERITED) {
      for (const { pattern, file } of urls.filter(({ pattern }) => pattern.includes(":"))) {
        const path = pattern.replaceAll(/:\w+\??/g, key);
        const atLeast = LOADS_NOTHING.test(file) ? 200 : 400;
        await see(path, { atLeast });
        await see(`${path}.data`);
        await see(path, { atLeast, fields: { [key]: key, version: "1" } });
      }
      for (const { pattern } of urls.filter(({ pattern }) => !/[:*]/.test(pattern))) {
        await see(`${pattern}?${QUERY.map((name) => `${name}=${key}`).join("&")}&${key}=${key}`);
      }
      const fields = { [key]: key, [`${key}[a]`]: "1", [`es.${key}`]: "1", embed: key, language: key, role_id: key, resource: key };
      for (const path of POSTS) await see(path, { fields });
    }
    expect(wrong, site.log().slice(-2000)).toEqual([]);
  });

  it("an id of any characters causes no fault, and leads nowhere outside the administration", async () => {
    const wrong: string[] = [];
    for (const id of ["%E2%82%AC", "%7F", "..%2F..%2F..%2F..%2Fnowhere"]) {
      for (const { pattern } of urls.filter((url) => isOfAdministration(url) && url.pattern.includes(":"))) {
        const path = pattern.replace(":resource", "team").replaceAll(/:\w+\??/g, id);
        const { status, headers } = await admin.get(path);
        const target = headers.get("Location") ?? "/admin";
        if (status >= 500 || !/^\/admin\b/.test(target)) wrong.push(`${path} ${status.toString()} ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("the history of a text or record that never existed is a 404", async () => {
    const texts = ["pages/home/nowhere", "content/radio/de/nowhere", "content/radio/xx/title", "podcast-content/de/nowhere", "legal/privacy/xx"];
    const records = ["team", "sponsors", "projects", "services", "podcast-crew", "media", "messages", "settings", "users", "logs", "nowhere"];
    for (const path of [...texts, ...records.map((resource) => `${resource}/nobody`)]) {
      expect([path, (await admin.get(`/admin/${path}/history`)).status]).toEqual([path, 404]);
      expect([path, (await admin.get(`/admin/${path}/history.data`)).status]).toEqual([path, 404]);
    }
  });

  it("a post under an unknown language prefix is a 404 and saves nothing", async () => {
    const message = { name: "Clara Vent", email: "clara@calima.example", subject: "Hinter keiner Sprache", message: "Guten Tag, hört mich jemand?" };
    for (const path of ["/xx/contact", "/xx/kontakt", "/constructor/contact", "/xx/cookies"]) {
      const answer = await site.newVisitor().post(path, message);
      expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 404, []]);
    }
    expect((await site.newVisitor().post("/en/contact", message)).status).toBe(303);
    expect(await sql.rows("select count(*) as count from messages where subject = 'Hinter keiner Sprache'")).toEqual([{ count: 1 }]);
  });

  it("every cookie is Secure and HttpOnly, and is in the list of known cookies", async () => {
    const lines = [...(await cookiesOfVisitors()), ...(await cookiesOfStaff())];
    for (const line of lines) expect(line).toMatch(/(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)(?=.*; Path=\/)(?!.*Domain)/);
    const names = new Set(lines.map((line) => line.split("=")[0]));
    expect([...names].toSorted()).toEqual(COOKIES);
  });

  it("all files of the site are accessible only to their owner", async () => {
    expect((await admin.post("/admin/media/upload", await picture("Mole.png"))).status).toBe(303);
    await backUp(site.data, join(site.data.folder, "backups"));
    const files = await readdir(site.data.folder, { recursive: true, withFileTypes: true });
    const open = await Promise.all(files.map(async ({ parentPath, name }) => ({ name, mode: (await stat(join(parentPath, name))).mode & 0o077 })));
    expect(open.filter(({ mode }) => mode !== 0)).toEqual([]);
    const names = open.map(({ name }) => name).join("\n");
    for (const made of [/^site\.db$/m, /^site\.db-wal$/m, /^secret$/m, /^media$/m, /\.webp$/m, /^backups$/m]) expect(names).toMatch(made);
  });

  async function cookiesOfVisitors() {
    const visitor = site.newVisitor();
    const posts: [string, Record<string, string>][] = [
      ["/language", { language: "es", return_to: "/" }],
      ["/cookies", { marketing: "on", return_to: "/" }],
      ["/cookies", { return_to: "/cookies" }],
      ["/embed", { embed: "map", return_to: "/contact" }],
      ["/maintenance-popup", { return_to: "/" }],
    ];
    const answers = [];
    for (const [path, fields] of posts) answers.push(await visitor.post(path, fields));
    const token = /name="token" value="([\w-]{43})"/.exec(await (await admin.get("/admin/drafts/preview")).text())?.[1] ?? "";
    answers.push(await admin.post("/admin/drafts/preview", { token, hours: "1" }), await visitor.get(`/preview/${token}`), await visitor.post("/preview/end"));
    return answers.flatMap(({ headers }) => headers.getSetCookie());
  }

  /** Of a person who gets a login link, signs in, enables a second factor, and signs in with it. */
  async function cookiesOfStaff() {
    const email = "nora.neu@calima.example";
    await sql.run(sqlForColleague({ id: "nora", role: "editor", email, fullName: "Nora Neu" }));
    const nora = site.newVisitor();
    await signInWith(nora, email);
    const page = await (await nora.get("/admin/account/second-factor")).text();
    const secret = (/<code class="secret">([^<]+)</.exec(page)?.[1] ?? "").replaceAll(" ", "");
    const enrolmentToken = /name="enrolmentToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const code = codeOf(bytesOfBase32(secret), stepAt(new Date()));
    const answers = [
      await admin.post("/admin/shortcuts", { shortcuts: "off" }),
      await admin.post("/admin/users/user-nora/link", { version: "1", token: newSecretId() }),
      await nora.post("/admin/account/second-factor", { enrolmentToken, password: PASSWORD, code }),
      await nora.get("/admin/account/second-factor"),
      await nora.post("/admin/logout"),
      await nora.post("/admin/login", { email, password: PASSWORD }),
      await site.newVisitor().post("/admin/login", { email: PEOPLE.editor.email, password: PASSWORD }),
    ];
    return answers.flatMap(({ headers }) => headers.getSetCookie());
  }
});

/** Result pages of a button that did nothing, which ignore the address; a missing session counts as ended. */
const LOADS_NOTHING = /\$step|sessions\.end|\$id\.status/;

/** Query parameters that screens read. */
const QUERY = ["page", "filter", "language", "category", "state", "view", "search", "noun", "action", "person", "from", "to", "field", "form", "translations", "token", "next", "q", "resource", "area", "tab", "restore"];

/** One form target of each kind. */
const POSTS = ["/language", "/embed", "/cookies", "/contact", "/maintenance-popup", "/admin/login", "/admin/team/new", "/admin/users/new", "/admin/media/alt-texts", "/admin/words/import", "/admin/settings", "/admin/settings/company", "/admin/shortcuts", "/admin/drafts/publish"];

const COOKIES = [
  "__Host-calima-pending-login",
  "__Host-calima-preview",
  "__Host-calima-session",
  "admin-shortcuts",
  "cookie-preferences",
  "embed-once",
  "login-link",
  "maintenance-popup-closed",
  "notice",
  "preferred-language",
  "recovery-codes",
];
