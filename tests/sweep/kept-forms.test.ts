import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProxy } from "../../scripts/drills/tcp-proxy.mjs";
import { addressOf, tableBehind } from "../harness/addresses";
import { furnishSiteData } from "../harness/furnished-site";
import { decoded, formsIn } from "../harness/html-forms";
import { PEOPLE, signInAs } from "../harness/people";
import { picture } from "../harness/pictures";
import { type Site, startSite } from "../harness/site";
import type { SiteData } from "../harness/site-data";
import type { Sql } from "../harness/sql";
import { until } from "../harness/until";
import type { Fields, Visitor } from "../harness/visitor";
import { type BuiltRoute, listBuiltRoutes } from "./built-routes";
import { isOfAdministration } from "./cases";

const AWAY = "Die Datenbank antwortet gerade nicht. Ihre Eingaben stehen noch hier.";
const SECRET = "Sieben Inseln im Sturm";

/** Routes that answer JSON to our script, which keeps the sent values: no form comes back. */
const SCRIPTS = ["podcast-content/:language/:key/autosave", "media/upload/file"];
/** Routes that answer with a preview, while the form stays open. */
const PREVIEWS = "/admin/preview/";
/** Routes without their own form, with the fields that buttons of other pages send to them. */
const BUTTONS: [ending: RegExp, fields: Record<string, string>][] = [
  [/\/move$/, { direction: "place", place: "3" }],
  [/\/projects\/:id\/status$/, {}],
  [/\/media\/choose$/, { name: "Getippter Name", bio: "Getippte Zeile" }],
  [/\/messages\/:id\/(done|spam|reopen|resend)$/, {}],
  [/\/users\/:id\/(activate|deactivate)$/, { view: "list", page: "1" }],
  [/\/users\/:id\/(login|link)$/, { token: "0123456789abcdef".repeat(3).slice(5) }],
  [/\/drafts\/:resource\/:id\/new$/, { version: "1", name: "Getippter Name", position: "Getippte Aufgabe", is_team_member: "on" }],
  [/\/revoke$/, { link: "0123456789abcdef".repeat(4) }],
  [/^\/admin\/translations\/.*\/confirm$/, { language: "es", field: "bio", seen: "some" }],
  [/\/users\/second-factor$/, { required: "true" }],
  [/\/users\/:id\/second-factor$/, { factor: "00000000-0000-4000-8000-000000000001" }],
  [/^\/admin\/login$/, { email: PEOPLE.editor.email, password: SECRET }],
];
/** Routes whose form is on another page. */
const ASKED_AT: Record<string, string> = { "/admin/logs/retention/confirm": "/admin/logs/retention" };
/** The form that asks for a picture, whose values are sent there. */
const ASKED_BY: Record<string, string> = { "/admin/media/choose": "?form=/admin/team/new" };
/** Fields with a fixed format: sent unchanged, or with a valid value. */
const UNCHANGED = /^(postal_code|country_code|phone|mobile|latitude|longitude|opens|closes|.*_(from|to|day|time))$/;
const VALID_VALUES: Record<string, string> = { status: "09.2025", keep_days: "400", shorten_after_days: "100" };
const PICTURES = /^(image|logo)_url$/;
/** Routes that write nothing, so they also work while nothing can be saved. */
const READS_ONLY = ["/admin/logout", "/admin/shortcuts", "/admin/logs/retention"];
/** Routes without a form for an admin: the set-up is done, there is no pending login, no second factor and no link. */
const CLOSED_TO_ADMIN = ["/admin/setup", "/admin/login/code", "/admin/account/second-factor", "/admin/account/second-factor/off", "/admin/account/second-factor/recovery-codes", "/admin/welcome"];
/** Routes with nothing to do: the person is active and has a login, nobody has a second factor, the message is sent, the project is deleted, no translation is outdated, the draft exists. */
const NOTHING_TO_DO = ["/admin/drafts/:resource/:id/new", "/admin/messages/:id/resend", "/admin/projects/:id/move", "/admin/translations/:resource/:id/confirm", "/admin/users/:id/activate", "/admin/users/:id/login", "/admin/users/:id/second-factor"];
/** Routes that accept only a file, and no picture in its place. */
const ONLY_A_FILE = ["/admin/words/import"];

interface Form {
  route: BuiltRoute;
  path: string;
  fields: Record<string, string>;
  takesPicture: boolean;
}

const routes = (await listBuiltRoutes()).filter((route) => route.hasAction && isOfAdministration(route) && !SCRIPTS.some((script) => route.pattern.endsWith(script)) && !route.pattern.startsWith(PREVIEWS));

let data: SiteData;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let site: Site;
let sql: Sql;
let admin: Visitor;
const forms: Form[] = [];

beforeAll(async () => {
  data = await furnishSiteData("postgres");
  const url = new URL(data.databaseUrl);
  proxy = await startProxy(Number(url.port || 5432));
  const ours = Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(proxy.port) });
  site = await startSite({ data, environment: { DATABASE_URL: ours.href } });
  sql = data.openSql();
  admin = await signInAs(site, "admin");
  for (const route of routes) forms.push(await typedForm(route));
});

afterAll(async () => {
  await sql.close();
  await site.stop();
  proxy.stop();
  await data.remove();
});

/** The form of a route with a value typed into each field. */
async function typedForm(route: BuiltRoute): Promise<Form> {
  const path = `${await openedAt(await addressOf(route, sql))}${ASKED_BY[route.pattern] ?? ""}`;
  const asked = ASKED_AT[route.pattern] ?? path;
  const html = await (await admin.get(asked)).text();
  const [fields = []] = formsIn(html, asked.replace(/\?.*/, "")).toSorted((one, other) => other.length - one.length);
  const typed = new Map<string, string>();
  for (const field of fields) {
    const text = field.name.startsWith("__") || field.type === "submit" ? null : typedInto(field);
    if (text !== null) typed.set(field.name, text);
  }
  const button = BUTTONS.find(([ending]) => ending.test(route.pattern))?.[1];
  if (button && !typed.has("version")) {
    for (const [name, value] of Object.entries({ ...(await versionAt(path)), ...button })) typed.set(name, value);
  }
  return { route, path, fields: Object.fromEntries(typed), takesPicture: fields.some(({ type }) => type === "file") };
}

/** The address of a screen, which may redirect to add its state as a query. */
async function openedAt(path: string): Promise<string> {
  const location = (await admin.get(path)).headers.get("Location") ?? path;
  return location.startsWith(`${path}?`) ? location : path;
}

/** The version of the row, which the buttons of a list send. */
async function versionAt(path: string): Promise<Record<string, string>> {
  const [, resource = "", id = ""] = /^\/admin\/([\w-]+)\/([^/]+)\/(?:move|status|done|spam|reopen|resend|activate|deactivate|login|link)$/.exec(path) ?? [];
  const [row] = resource === "" ? [] : await sql.rows(`select version from (select * from ${tableBehind(resource)}) as listed where id = '${id}'`);
  return row === undefined ? {} : { version: String(row.version) };
}

function typedInto({ name, type, value, isChecked }: ReturnType<typeof formsIn>[number][number]): string | null {
  const written = VALID_VALUES[name];
  if (written !== undefined) return written;
  if (PICTURES.test(name)) return value || null;
  if (type === "file") return null;
  if (type === "password") return SECRET;
  if (type === "checkbox") return value || "on";
  if (type === "radio") return isChecked ? value : null;
  if (type === "email" || /email$/.test(name)) return "getippt@calima.example";
  if (type === "number") return value === "" ? "7" : String(Number(value) + 1);
  if (type === "url" || /_url$/.test(name)) return value || "https://getippt.example/x";
  if (UNCHANGED.test(name)) return value;
  if (type === "textarea" || type === "text") return value === "" ? `Getippt ${name}` : `${value} getippt`;
  return value;
}

/** The faults of the answer to a form. */
function faultsIn({ route, fields }: Form, status: number, html: string): string[] {
  // a form with a file is sent with CRLF line ends, which a browser reads as LF
  const text = decoded(html).replaceAll("\r\n", "\n");
  // without the id there, because each file must be chosen again, which makes a new form
  const notReturned = route.pattern === "/admin/media/upload" ? /^id$/ : /^(password|code|setup_code)/;
  const lost = Object.entries(fields).filter(([name]) => !notReturned.test(name));
  return [
    ...(status === 503 ? [] : [`status ${String(status)}`]),
    ...(status === 422 ? [/form-summary.*?<\/ul>|error-summary.*?<\/ul>/s.exec(text)?.[0] ?? ""] : []),
    ...(text.includes(AWAY) ? [] : ["does not give the reason"]),
    ...(text.includes("Unbekannter Fehler") ? ["says that the error is unknown"] : []),
    ...(text.includes(SECRET) ? ["echoes a password"] : []),
    ...Object.keys(fields).filter((name) => text.includes(`<dt class="text-label">${name}</dt>`)).map((name) => `shows the name of a field instead of its label: ${name}`),
    // on a page without the form's fields, what was typed must also be readable
    ...(text.includes(">Noch einmal senden<") ? lost.filter(([, value]) => /getippte?\b/i.test(value) && !text.includes(`>${value}`)).map(([name]) => `does not show ${name}`) : []),
    ...lost.filter(([, value]) => !text.includes(value)).map(([name, value]) => `lost ${name}: ${value}`),
  ];
}

async function bodyOf({ fields, takesPicture }: Form): Promise<Fields> {
  if (!takesPicture) return fields;
  const body = await picture("Hafen am Morgen.png");
  if (fields.category === undefined) body.delete("category");
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

async function faultsOf(some: Form[]) {
  const found: Record<string, string[]> = {};
  for (const form of some) {
    const answer = await admin.post(form.path, await bodyOf(form));
    const faults = faultsIn(form, answer.status, await answer.text());
    if (faults.length > 0) found[form.route.pattern] = faults;
  }
  return found;
}

const MESSAGE = { name: "Clara Vent", email: "clara@calima.example", subject: "Werft", message: "Guten Tag,\nwir bauen Boote." };
const CONTACT = [
  ["/de/kontakt", AWAY],
  ["/en/contact", "The database is not answering right now. What you entered is still here."],
  ["/es/contacto", "La base de datos no responde en este momento. Lo que has escrito sigue aquí."],
] as const;

async function expectMessageKept() {
  for (const [path, words] of CONTACT) {
    const answer = await site.newVisitor().post(path, MESSAGE);
    const text = decoded(await answer.text());
    expect([path, answer.status]).toEqual([path, 503]);
    for (const part of [words, ...Object.values(MESSAGE), "data-retry"]) expect(text).toContain(part);
  }
}

it("the test has every form of the administration", () => {
  expect(forms.length).toBeGreaterThan(60);
  expect(forms.filter(({ fields }) => Object.keys(fields).length > 3).length).toBeGreaterThan(15);
});

describe("while nothing can be saved", () => {
  beforeAll(() => setReadOnly("on"));
  afterAll(() => setReadOnly("off"));

  it("each form comes back with all typed values and the reason", async () => {
    const exempt = [...READS_ONLY, ...CLOSED_TO_ADMIN, ...NOTHING_TO_DO, ...ONLY_A_FILE];
    expect(await faultsOf(forms.filter(({ route }) => !exempt.includes(route.pattern)))).toEqual({});
  });

  it("the contact form comes back with all typed values, in the language of its page", expectMessageKept);
});

describe("while not even the session can be read", () => {
  beforeAll(async () => {
    // the frame of a public page is in memory, as on a site that has had a visitor
    for (const [path] of CONTACT) await site.newVisitor().get(path);
    proxy.refuse();
  });

  afterAll(async () => {
    proxy.deliver();
    await until("/health is 200 again", async () => (await site.newVisitor().get("/health")).status === 200);
  });

  it("each form comes back to its browser, without any other content of the site", async () => {
    expect(await faultsOf(formsOnDatabase())).toEqual({});
    const answer = await admin.post("/admin/team/new", { id: crypto.randomUUID(), name: "Ada" });
    const text = await answer.text();
    for (const other of Object.values(PEOPLE)) expect(text).not.toContain(other.fullName);
  });

  it("the browser is told to retry a form", async () => {
    const answers = await Promise.all(formsOnDatabase().map(async ({ route, path, fields }) => {
      const { headers } = await admin.post(path.replace(/(?=\?|$)/, ".data"), fields);
      return [route.pattern, headers.get("Retry-After"), headers.get("X-Away")];
    }));
    expect(answers.filter(([, after, away]) => after !== "3" || !away?.startsWith(AWAY))).toEqual([]);
  });

  it("the contact form comes back in the language of its page", expectMessageKept);
});

it("a form is saved once the database is back", async () => {
  const fields: Fields = { id: crypto.randomUUID(), name: "Getippter Sponsor", category: "Radio" };
  expect((await admin.post("/admin/sponsors/new", fields)).status).toBe(303);
});

/** Without the routes that do not ask the database: the logout, and the login code without a pending login. */
function formsOnDatabase() {
  return forms.filter(({ route }) => !["/admin/logout", "/admin/login/code"].includes(route.pattern));
}

/** As after a failover: reads still work. */
async function setReadOnly(state: "on" | "off") {
  const name = new URL(data.databaseUrl).pathname.slice(1);
  await sql.run([
    "set default_transaction_read_only = off",
    `alter database ${name} set default_transaction_read_only = ${state}`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  ]);
}
