import { read } from "~/platform/database.server";

/** Everyone who works here, the newest first. Without `userId` the login is still missing. */
export function listAdminUsers() {
  return read.adminUser.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: {
      id: true,
      userId: true,
      firstName: true,
      lastName: true,
      email: true,
      isActive: true,
      createdAt: true,
      role: { select: { name: true } },
    },
  });
}

/** The roles by name, with what each is for. */
export function listRoles() {
  return read.userRole.findMany({
    orderBy: { name: "asc" },
    select: { id: true, name: true, description: true, permissions: true },
  });
}
