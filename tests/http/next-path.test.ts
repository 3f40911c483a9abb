import { describe, expect, it } from "vitest";
import { formPath, nextPath, pagePath } from "~/http/next-path";

describe("where to go after the login", () => {
  it.each(["/admin", "/admin/team", "/admin/team?filter=moderator&page=2", "/Admin/Team/1/edit"])("%s is fine", (path) => {
    expect(nextPath(path)).toBe(path);
  });

  it.each([
    null,
    "",
    "/",
    "/team",
    "/administration",
    "admin/team",
    "https://evil.example/admin/users",
    "//evil.example/admin/users",
    "/\\evil.example/admin",
    "/\t/evil.example/admin",
    "\\\\evil.example/admin",
    "/admin/../team",
    "/admin/%2e%2e/team",
    "javascript:alert(1)",
    "/admin/login",
    "/admin/logout",
    "/admin/Logout/",
    "/admin/setup",
    "/admin/setup/done",
    `/admin/${"x".repeat(3_000)}`,
  ])("'%s' is not, the dashboard is", (path) => {
    expect(nextPath(path)).toBe("/admin");
  });
});

describe("the address of a page", () => {
  it("is the same when only its data was asked for", () => {
    const request = new Request("http://site.example/admin/team.data?filter=team&_routes=routes%2Fadmin");
    expect(pagePath(request)).toBe("/admin/team?filter=team");
  });

  it.each(["/admin/team/1/edit", "/admin/Team/1/Edit/", "/admin/team/1/edit.data"])("names one form, written as %s", (path) => {
    expect(formPath(new URL(path, "http://site.example"))).toBe("/admin/team/1/edit");
  });
});
