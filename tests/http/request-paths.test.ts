import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formPath, formSentTo, nextPath, pagePath, pathAfterLogin, returnPath } from "~/http/request-paths";
import { listUrls } from "../harness/urls";

describe("the page after a choice of language or cookies", () => {
  const pageAfter = (path: string) => {
    const form = new FormData();
    form.append("return_to", path);
    return returnPath(form);
  };

  it("may be a page of the site", () => {
    expect(pageAfter("/de/team?page=2#row-1")).toBe("/de/team?page=2#row-1");
  });

  it.each(["", "team", "//evil.example", "/\\evil.example", "https://evil.example", "/a\nb", `/${"x".repeat(500)}`])("may not be '%s' and is the home page instead", (path) => {
    expect(pageAfter(path)).toBe("/");
  });
});

describe("the page after the login", () => {
  it.each(["/admin", "/admin/team", "/admin/team?filter=moderator&page=2#row-1", "/Admin/Team/1/edit"])("may be %s", (path) => {
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
  ])("may not be '%s' and is the dashboard instead", (path) => {
    expect(nextPath(path)).toBe("/admin");
  });

  it("is the filtered page with the link for each downloadable file", async () => {
    const screens = (await listUrls()).filter(({ pattern }) => pattern.startsWith("/admin"));
    const isFile = ({ file }: { file: string }) => readFileSync(`app/${file}`, "utf8").includes("downloadResponse(");
    const led = screens.filter(isFile).map(({ pattern }) => nextPath(`${pattern.toUpperCase().replace("/ADMIN", "/admin")}/?days=7`));
    expect(led).toEqual(["/admin/words/export?days=7", "/admin/logs?days=7", "/admin/test-database?days=7"]);
  });
});

describe("the path of a page", () => {
  it("is the same for a request of its data", () => {
    const request = new Request("http://site.example/admin/team.data?filter=team&_routes=routes%2Fadmin");
    expect(pagePath(request)).toBe("/admin/team?filter=team");
  });

  it.each(["/admin/team/1/edit", "/admin/Team/1/Edit/", "/admin/team/1/edit.data"])("identifies one form, written as %s", (path) => {
    expect(formPath(new URL(path, "http://site.example"))).toBe("/admin/team/1/edit");
  });
});

describe("a post after the session ended", () => {
  const TAKES_BACK = /\b(takeExpiredPost|settingForm|openText|openStoredForm|openEditForm|openForm|openDraftForm|openNewDraftForm)\(/;
  const at = (path: string) => new URL(path, "http://site.example");

  it("is kept exactly if a form takes it back", async () => {
    const screens = (await listUrls()).filter(({ pattern, isLayout }) => pattern.startsWith("/admin") && !isLayout);
    for (const { pattern, file } of screens) {
      const takesBack = TAKES_BACK.test(readFileSync(`app/${file}`, "utf8"));
      const path = pattern.replace(/^(\/admin\/preview\/.+):\w+$/, "$1new").replaceAll(/:\w+/g, "x");
      expect([pattern, formSentTo(at(path)) === path], pattern).toEqual([pattern, takesBack]);
    }
  });

  it.each([
    ["/admin/media/choose?form=%2Fadmin%2Fteam%2F1%2Fedit&field=image_url", "/admin/team/1/edit"],
    ["/admin/podcast-content/de/hero/autosave", "/admin/podcast-content/de/hero"],
  ])("to %s belongs to %s", (path, form) => {
    expect(formSentTo(at(path))).toBe(form);
  });

  it.each([
    ["/admin/team/1/delete", "/admin/team"],
    ["/admin/sponsors/1/move", "/admin/sponsors"],
    ["/admin/projects/1/status?filter=featured", "/admin/projects"],
    ["/admin/users/1/activate.data", "/admin/users"],
    ["/admin/messages/1/spam", "/admin/messages"],
    ["/admin/logs/delete-all", "/admin/logs"],
    ["/admin/trash/team/1/restore", "/admin/trash"],
    ["/admin/drafts/team/1/publish", "/admin/drafts"],
    ["/admin/team/1/history/2/restore", "/admin/team/1/history"],
    ["/admin/translations/team/1/confirm", "/admin/translations"],
    ["/admin/account/sessions/end-others", "/admin/account"],
    ["/admin/podcast-content/de/hero/autosave", "/admin/podcast-content/de/hero"],
    ["/admin/team/1/edit", "/admin/team/1/edit"],
  ])("to %s leads to %s after the login", (path, end) => {
    expect(pathAfterLogin(new Request(at(path), { method: "POST" }))).toBe(end);
    if (!path.includes(".data")) expect(pathAfterLogin(new Request(at(path)))).toBe(path);
  });
});
