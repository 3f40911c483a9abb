import { openDatabase } from "../app/platform/database-open.server";
import { initialPermissions, PERMISSION_RESOURCES, ROLE_NAMES } from "../app/domain/people/access/permissions";
import { giveMissingSlugs } from "../app/domain/projects/project-slugs.server";
import type { Transaction } from "../app/platform/database-types";
import { seedDefaultContent } from "./seed/seed";

/** No visitor waits for this, only another process that found the same database empty. */
const LIMITS = { longestChangeMs: 60_000, retryForMs: 60_000 };

/** Changes nothing and answers false if the database has content. */
export async function fillEmptyDatabase(url: string): Promise<boolean> {
  return changing(url, async (tx) => {
    if ((await tx.userRole.count()) > 0) return false;
    await seedDefaultContent(tx);
    return true;
  });
}

export function catchUp(url: string): Promise<string[]> {
  return changing(url, async (tx) => {
    const [projects, rights] = [await giveMissingSlugs(tx), await giveMissingRights(tx)];
    const addresses = projects > 0 ? [`gave ${projects.toString()} projects the addresses of their pages`] : [];
    return [...addresses, ...rights];
  });
}

/** Gives roles that are older than a resource the default rights for it. Existing rights stay. */
async function giveMissingRights(tx: Transaction): Promise<string[]> {
  const lines: string[] = [];
  for (const name of ROLE_NAMES) {
    const role = await tx.userRole.findUnique({ where: { name } });
    const said = typeof role?.permissions === "object" ? { ...role.permissions } : {};
    const missing = PERMISSION_RESOURCES.filter((resource) => !Object.hasOwn(said, resource));
    if (role === null || missing.length === 0) continue;
    const added = Object.fromEntries(missing.map((resource) => [resource, initialPermissions(name)[resource]]));
    await tx.userRole.update({ where: { id: role.id }, data: { permissions: { ...said, ...added } } });
    lines.push(`gave the role ${name} its rights on ${missing.join(", ")}`);
  }
  return lines;
}

async function changing<Value>(url: string, change: (tx: Transaction) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(url, LIMITS);
  try {
    return await database.write(change);
  } finally {
    await database.close();
  }
}
