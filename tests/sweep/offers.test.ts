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

/** Nowhere, and where only the admin is led who has just set up the site. */
const ASIDE = ["/admin/*", "/admin/setup/done"];

const screens = (await listBuiltRoutes()).filter((route) => isOfAdministration(route) && route.hasLoader && !ASIDE.includes(route.pattern));

const EVERYTHING = { create: true, read: true, update: true, delete: true };

/**
 * Roles of the house's own: one sees all but sponsors, and changes all that it sees but the log; one has the inbox and reads
 * the settings, and has no dashboard; one makes what is new, and leaves alone what there is; one only takes away; one sees
 * what others do, and nothing else; one may do everything, but has no pictures.
 */
const OWN_ROLES = {
  secretary: (resource: PermissionResource) => ({ read: resource !== "sponsors", update: !["sponsors", "logs"].includes(resource) }),
  porter: (resource: PermissionResource) => ({ read: ["messages", "settings"].includes(resource), update: resource === "messages" }),
  author: () => ({ read: true, create: true }),
  cleaner: () => ({ read: true, delete: true }),
  analyst: (resource: PermissionResource) => ({ read: ["dashboard", "statistics"].includes(resource) }),
  writer: (resource: PermissionResource) => (resource === "media" ? {} : EVERYTHING),
};
type OwnRole = keyof typeof OWN_ROLES;

const ownRoles = keysOf(OWN_ROLES);

const emailOf = (role: OwnRole) => `${role}@calima.example`;

function sqlFor(role: OwnRole) {
  const permissions = PERMISSION_RESOURCES.map((resource) => [resource, { create: false, read: false, update: false, delete: false, ...OWN_ROLES[role](resource) }]);
  return [
    `insert into user_roles (id, name, description, permissions) values ('${role}', '${role}', '', '${JSON.stringify(Object.fromEntries(permissions))}')`,
    ...sqlForColleague({ id: role, role, email: emailOf(role), fullName: "Silke Sekretariat" }),
  ];
}

let site: Site;
let sql: Sql;

useFurnishedSite(async (started) => {
  ({ site, sql } = started);
  await sql.run(ownRoles.flatMap(sqlFor));
});

describe.each(["viewer", "editor", "admin", ...ownRoles] as const)("what the %s is offered", (role) => {
  let visitor: Visitor;
  const tried = new Map<string, string>();

  beforeAll(async () => {
    visitor = site.newVisitor();
    await (isOwn(role) ? signInWith(visitor, emailOf(role)) : signIn(visitor, role));
  });

  it.each(openTo(role))("$pattern leads to nothing that would refuse", async ({ pattern }) => {
    const page = await visitor.get(await addressOf({ pattern }, sql));
    if (isOwn(role) && !page.ok) return;
    if (!page.headers.get("Content-Type")?.startsWith("text/html")) return;
    const refused = [];
    for (const offer of offersOf(await page.text(), page.url)) {
      const outcome = tried.get(keyOf(offer)) ?? (await tryOut(offer));
      tried.set(keyOf(offer), outcome);
      if (outcome !== "ok") refused.push(`${offer.method} ${offer.path}: ${outcome}`);
    }
    expect(refused).toEqual([]);
  });

  it("is more than a few things", () => {
    expect(tried.size).toBeGreaterThan({ viewer: 25, editor: 60, admin: 80, secretary: 60, porter: 10, author: 60, cleaner: 60, analyst: 3, writer: 80 }[role]);
  });

  /** An empty form is answered with its mistakes where it would be taken, and with a refusal where it would not. */
  async function tryOut({ method, path }: Offer) {
    const outcome = await outcomeOf(method === "GET" ? await visitor.get(path) : await visitor.post(path));
    // why: without its fields a form may name something that is not there, which is no matter of rights
    const isHarmless = outcome === "factor" || (method === "POST" && outcome === "404");
    return isHarmless ? "ok" : outcome;
  }
});

it("sends nobody to the library of pictures in the words of a form who may not see it", async () => {
  const writer = site.newVisitor();
  await signInWith(writer, emailOf("writer"));
  const form = await (await writer.get("/admin/projects/new")).text();
  expect(form).toContain("Bild-Adresse");
  expect(form).not.toContain("Mediathek");
});

/** To somebody in a role of the house's own all of them may be open. */
function openTo(role: RoleName | OwnRole) {
  return screens.filter(({ file }) => isOwn(role) || expected(file, "loader", role) === "ok");
}

function isOwn(role: RoleName | OwnRole): role is OwnRole {
  return Object.hasOwn(OWN_ROLES, role);
}

function keyOf({ method, path }: Offer) {
  return `${method} ${path}`;
}
