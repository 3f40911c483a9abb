import { describe, expect, it } from "vitest";
import { ACTIONS, can, initialPermissions, refusalText, PERMISSION_RESOURCES, ROLE_NAMES, type RoleName } from "~/domain/people/access/permissions";
import { permissionsFrom } from "~/domain/people/access/stored-permissions";

const FOR_ADMINS_ONLY = ["users", "logs", "statistics", "test_database"];

function allowed(role: RoleName) {
  const user = { permissions: initialPermissions(role) };
  return PERMISSION_RESOURCES.flatMap((resource) => ACTIONS.filter((action) => can(user, action, resource)).map((action) => `${action} ${resource}`));
}

describe("the permissions of a role", () => {
  it("include everything for an admin", () => {
    expect(allowed("admin")).toHaveLength(PERMISSION_RESOURCES.length * ACTIONS.length);
  });

  it("include no deleting for an editor and only reading for a viewer", () => {
    expect(allowed("editor").filter((right) => right.startsWith("delete"))).toEqual([]);
    expect(allowed("editor")).toContain("update team");
    expect(allowed("viewer").filter((right) => !right.startsWith("read"))).toEqual([]);
    expect(allowed("viewer")).toContain("read team");
  });

  it.each(FOR_ADMINS_ONLY)("leave %s to admins", (resource) => {
    const others = [...allowed("editor"), ...allowed("viewer")];
    expect(others.filter((right) => right.endsWith(` ${resource}`))).toEqual([]);
  });
});

describe("a stored permission map", () => {
  it.each(ROLE_NAMES)("is read back as stored for the role %s", (role) => {
    const stored: unknown = JSON.parse(JSON.stringify(initialPermissions(role)));
    expect(permissionsFrom(stored)).toEqual(initialPermissions(role));
  });

  it.each([null, undefined, "admin", 1, [], true, { team: true }, { team: { read: "yes" } }])("permits nothing when it is %j", (stored) => {
    const user = { permissions: permissionsFrom(stored) };
    expect(PERMISSION_RESOURCES.flatMap((resource) => ACTIONS.filter((action) => can(user, action, resource)))).toEqual([]);
  });

  it("closes only a malformed resource and ignores unknown ones", () => {
    const permissions = permissionsFrom({ ...initialPermissions("admin"), team: { ...initialPermissions("admin").team, read: 1 }, extra: {} });
    expect(permissions).toEqual({ ...initialPermissions("admin"), team: { create: false, read: false, update: false, delete: false } });
  });
});

describe("the message of a refusal", () => {
  it.each([
    ["create", "projects", "Sie haben keine Berechtigung, Projekte zu erstellen."],
    ["update", "projects", "Sie haben keine Berechtigung, Projekte zu bearbeiten."],
    ["delete", "projects", "Sie haben keine Berechtigung, Projekte zu löschen."],
    ["create", "users", "Sie haben keine Berechtigung, Benutzer zu erstellen."],
    ["update", "users", "Sie haben keine Berechtigung, Benutzer zu bearbeiten."],
    ["delete", "users", "Sie haben keine Berechtigung, Benutzer zu löschen."],
    ["delete", "logs", "Sie haben keine Berechtigung, Logs zu löschen."],
    ["read", "logs", "Sie haben keine Berechtigung, Logs anzusehen."],
  ] as const)("to %s %s is the specified one", (action, resource, text) => {
    expect(refusalText(action, resource)).toBe(text);
  });

  it("differs for every resource and action", () => {
    const texts = PERMISSION_RESOURCES.flatMap((resource) => ACTIONS.map((action) => refusalText(action, resource)));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
