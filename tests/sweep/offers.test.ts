import { beforeAll, describe, expect, it } from "vitest";
import { type PermissionResource, PERMISSION_RESOURCES, type RoleName } from "~/domain/people/access/permissions";
import { keysOf } from "~/domain/record/keys";
import { addressOf } from "../harness/addresses";
import { useFurnishedSite } from "../harness/furnished-site";
import { signIn, signInWith, sqlForColleague } from "../harness/people";
import type { Site } from "../harness/site";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";
import { listBuiltRoutes } from "./built-routes";
import { isOfAdministration } from "./cases";
import { expected } from "./expectations";
import { outcomeOf } from "./outcome";
import { offersOf, type Offer } from "./page-offers";

/** The page of unknown addresses, and the page for the admin who has just set up the site. */
const LEFT_OUT = ["/admin/*", "/admin/setup/done"];

const screens = (await listBuiltRoutes()).filter((route) => isOfAdministration(route) && route.hasLoader && !LEFT_OUT.includes(route.pattern));

const EVERYTHING = { create: true, read: true, update: true, delete: true };

/**
 * Roles that the company has defined: one reads all but sponsors, and changes all of it but the log; one has the inbox,
 * reads the settings, and has no dashboard; one reads and creates; one reads and deletes; one reads only the dashboard and
 * the statistics; one may do everything, but has no pictures.
 */
const CUSTOM_ROLES = {
  secretary: (resource: PermissionResource) => ({ read: resource !== "sponsors", update: !["sponsors", "logs"].includes(resource) }),
  porter: (resource: PermissionResource) => ({ read: ["messages", "settings"].includes(resource), update: resource === "messages" }),
  author: () => ({ read: true, create: true }),
  cleaner: () => ({ read: true, delete: true }),
  analyst: (resource: PermissionResource) => ({ read: ["dashboard", "statistics"].includes(resource) }),
  writer: (resource: PermissionResource) => (resource === "media" ? {} : EVERYTHING),
};
type CustomRole = keyof typeof CUSTOM_ROLES;

const customRoles = keysOf(CUSTOM_ROLES);

const emailOf = (role: CustomRole) => `${role}@calima.example`;

function sqlFor(role: CustomRole) {
  const permissions = PERMISSION_RESOURCES.map((resource) => [resource, { create: false, read: false, update: false, delete: false, ...CUSTOM_ROLES[role](resource) }]);
  return [
    `insert into user_roles (id, name, description, permissions) values ('${role}', '${role}', '', '${JSON.stringify(Object.fromEntries(permissions))}')`,
    ...sqlForColleague({ id: role, role, email: emailOf(role), fullName: "Silke Sekretariat" }),
  ];
}

let site: Site;
let sql: Sql;

useFurnishedSite(async (started) => {
  ({ site, sql } = started);
  await sql.run(customRoles.flatMap(sqlFor));
});

describe.each(["viewer", "editor", "admin", ...customRoles] as const)("what the %s is offered", (role) => {
  let visitor: Visitor;
  const tried = new Map<string, string>();

  beforeAll(async () => {
    visitor = site.newVisitor();
    await (isCustom(role) ? signInWith(visitor, emailOf(role)) : signIn(visitor, role));
  });

  it.each(openTo(role))("on $pattern is never refused", async ({ pattern }) => {
    const page = await visitor.get(await addressOf({ pattern }, sql));
    if (isCustom(role) && !page.ok) return;
    if (!page.headers.get("Content-Type")?.startsWith("text/html")) return;
    const refused = [];
    for (const offer of offersOf(await page.text(), page.url)) {
      const outcome = tried.get(keyOf(offer)) ?? (await tryOut(offer));
      tried.set(keyOf(offer), outcome);
      if (outcome !== "ok") refused.push(`${offer.method} ${offer.path}: ${outcome}`);
    }
    expect(refused).toEqual([]);
  });

  it("is more than a few links and forms", () => {
    expect(tried.size).toBeGreaterThan({ viewer: 25, editor: 60, admin: 80, secretary: 60, porter: 10, author: 60, cleaner: 60, analyst: 3, writer: 80 }[role]);
  });

  /** An empty form is answered with its errors if it is permitted, and otherwise with a refusal. */
  async function tryOut({ method, path }: Offer) {
    const outcome = await outcomeOf(method === "GET" ? await visitor.get(path) : await visitor.post(path));
    // without its fields a form may name a missing record, which has nothing to do with permissions
    const isHarmless = outcome === "factor" || (method === "POST" && outcome === "404");
    return isHarmless ? "ok" : outcome;
  }
});

it("a form does not mention the media library to a person who may not see it", async () => {
  const writer = site.newVisitor();
  await signInWith(writer, emailOf("writer"));
  const form = await (await writer.get("/admin/projects/new")).text();
  expect(form).toContain("Bild-Adresse");
  expect(form).not.toContain("Mediathek");
});

/** All screens for a custom role, which may be able to open any of them. */
function openTo(role: RoleName | CustomRole) {
  return screens.filter(({ file }) => isCustom(role) || expected(file, "loader", role) === "ok");
}

function isCustom(role: RoleName | CustomRole): role is CustomRole {
  return Object.hasOwn(CUSTOM_ROLES, role);
}

function keyOf({ method, path }: Offer) {
  return `${method} ${path}`;
}
