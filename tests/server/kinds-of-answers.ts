import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signInAs } from "../harness/people";
import { picture } from "../harness/pictures";
import type { Site } from "../harness/site";
import { whileAway } from "../harness/sql";
import type { Visitor } from "../harness/visitor";
import { type Answered, ask, type Asked, OWN_FORM } from "./ask";

export type KindOfAnswer = { kind: string; status: number; policy: string; cache: string };

/** Requests one answer of every kind. */
export async function answersOfEveryKind(site: Site, admin: Visitor): Promise<{ kind: string; answer: Answered }[]> {
  const port = Number(new URL(site.origin).port);
  const editor = await signInAs(site, "editor");
  const get = (path: string, headers: Record<string, string> = {}) => ask(port, path, { headers });
  const as = (visitor: Visitor) => ({ Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ") });
  const post = (path: string, body: string, headers: Record<string, string> = {}) => ask(port, path, { method: "POST", headers: { ...OWN_FORM, ...headers }, body });
  const home = await get("/de");
  const script = /"(\/assets\/[^"]+\.js)"/.exec(home.text)?.[1] ?? "";
  const media = await uploadedPicture(admin);
  const elsewhere: Asked = { headers: { ...OWN_FORM, Host: "other.example" } };

  const kinds: [string, () => Promise<Answered>][] = [
    ["public page", () => get("/de/team")],
    ["public page that has not changed", async () => get("/de", { "If-None-Match": home.headers.etag ?? "" })],
    ["public page with a map from elsewhere", () => get("/de/contact")],
    ["public page with a film from elsewhere", () => Promise.resolve(home)],
    ["data of a public page", () => get("/team.data")],
    ["unknown address", () => get("/nowhere")],
    ["data of an unknown address", () => get("/nowhere.data")],
    ["public form that comes back", () => post("/de/contact", "name=&email=&subject=&message=")],
    ["redirect after a form", () => post("/language", "language=en&return_to=%2F")],
    ["file of the build", () => get(script)],
    ["file whose name stays", () => get("/artwork/icons/favicon.svg")],
    ["part of a film", () => get("/artwork/showreel.webm", { Range: "bytes=0-9" })],
    ["uploaded picture", () => get(media)],
    ["picture that is not there", () => get("/media/1700-none.webp")],
    ["robots.txt", () => get("/robots.txt")],
    ["sitemap.xml", () => get("/sitemap.xml")],
    ["health", () => get("/health")],
    ["login", () => get("/admin/login")],
    ["screen, without a session", () => get("/admin/team")],
    ["data of a screen, without a session", () => get("/admin/team.data")],
    ["screen", () => get("/admin/team", as(admin))],
    ["data of a screen", () => get("/admin/team.data", as(admin))],
    ["screen that a role may not see", () => get("/admin/users", as(editor))],
    ["form of a screen that comes back", () => post("/admin/team/new", "name=", as(admin))],
    ["download", () => get("/admin/logs/export", as(admin))],
    ["refused: not understood", () => get("/team?_data=x")],
    ["refused: backslash", () => get("/de\\team")],
    ["refused: from another website", () => post("/language", "", { "Sec-Fetch-Site": "cross-site" })],
    ["refused: method", () => ask(port, "/team", { method: "PUT", headers: OWN_FORM })],
    ["refused: too large", () => post("/de/contact", "x".repeat(300_000))],
    ["refused: too many fields", () => post("/de/contact", "a=1&".repeat(300))],
    ["refused: form under a foreign name", () => ask(port, "/de/contact", { ...elsewhere, method: "POST", body: "a=1" })],
    ["reading under a foreign name", () => ask(port, "/de/contact", elsewhere)],
    ["form while the database fails", () => whileAway("messages", () => post("/de/contact", A_MESSAGE), site.data.openSql())],
  ];
  const answers = [];
  for (const [kind, answer] of kinds) answers.push({ kind, answer: await answer() });
  return answers;
}

const A_MESSAGE = new URLSearchParams({ name: "Clara Vent", email: "clara@calima.example", subject: "Guten Tag", message: "Guten Tag, hört mich jemand?" }).toString();

async function uploadedPicture(admin: Visitor): Promise<string> {
  await admin.post("/admin/media/upload", await picture("Bucht.png"));
  return /"(\/media\/[^"]+\.webp)/.exec(await (await admin.get("/admin/media")).text())?.[1] ?? "";
}

/** Without nonces and hashes, which no table can list. */
export function policyOf({ headers }: Answered): string {
  return (headers["content-security-policy"]?.toString() ?? "").replace(/'nonce-[^']+'/, "'nonce-…'").replace(/'sha256-[^']+'/, "'sha256-…'");
}

/** The tables of docs/security.md: the headers of every answer, the policies by name, and the kinds of answers. */
export function documentedHeaders() {
  const page = readFileSync(join(import.meta.dirname, "../../docs/security.md"), "utf8");
  const always = tableUnder(page, "On every answer").map(([name = "", value = ""]) => [name.toLowerCase(), value] as const);
  const policies = new Map(tableUnder(page, "Policies").map(([name = "", value = ""]) => [name, value]));
  const kinds = tableUnder(page, "Kinds of answers").map(([kind = "", status = "", policy = "", cache = ""]): KindOfAnswer => ({ kind, status: Number(status), policy: policies.get(policy) ?? "", cache }));
  return { always, kinds };
}

/** The cells of the first table below a heading, without its head and without backticks. */
function tableUnder(page: string, heading: string): string[][] {
  const [, below = ""] = page.split(`# ${heading}\n`);
  const lines = (below.split("\n#")[0] ?? "").split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim().replaceAll("`", "")));
}
