import { read } from "~/platform/database.server";
import { nameOf } from "../login-log/person-names";

const factorColumns = {
  id: true,
  createdAt: true,
  _count: { select: { recoveryCodes: true } },
} as const;

/** The second factor of a login, and how many recovery codes are left; null for who has none. */
export async function findSecondFactor(userId: string) {
  const factor = await read.secondFactor.findUnique({ where: { userId }, select: factorColumns });
  return factor && { id: factor.id, since: factor.createdAt, codesLeft: factor._count.recoveryCodes };
}

/** Everyone who can log in, by name, and since when they have a second factor. */
export async function listSecondFactors() {
  const people = await read.adminUser.findMany({
    where: { userId: { not: null } },
    orderBy: [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
    select: { ...personColumns, role: { select: { name: true } } },
  });
  return people.map(({ id, email, profile, role, ...person }) => ({
    id,
    email,
    name: nameOf(person),
    roleName: role.name,
    since: profile?.secondFactor?.createdAt ?? null,
  }));
}

/** One person and their second factor, for who wants to take it away; null for nobody. */
export async function findFactorOf(adminUserId: string) {
  const person = await read.adminUser.findUnique({ where: { id: adminUserId }, select: personColumns });
  return person && { name: nameOf(person), factorId: person.profile?.secondFactor?.id ?? null };
}

const personColumns = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  profile: { select: { secondFactor: { select: { id: true, createdAt: true } } } },
} as const;
