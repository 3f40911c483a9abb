import { UNSAFE_SingleFetchRedirectSymbol } from "@remix-run/server-runtime";
import { decode } from "turbo-stream";
import { describe, expect, it } from "vitest";
import { OWN_FORM } from "./ask";
import { sessionIn, startSmallSite } from "./small-site";

const handler = () => new Response("inside");

describe("a page of the administration without a session", () => {
  it.each([
    ["/admin/team", "/admin/login?next=%2Fadmin%2Fteam"],
    ["/admin/team?filter=team", "/admin/login?next=%2Fadmin%2Fteam%3Ffilter%3Dteam"],
    ["/ADMIN/Team/", "/admin/login?next=%2FADMIN%2FTeam"],
    ["//admin//team", "/admin/login?next=%2Fadmin%2Fteam"],
    ["/%61dmin/team", "/admin/login?next=%2Fadmin%2Fteam"],
    ["/admin/does-not-exist", "/admin/login?next=%2Fadmin%2Fdoes-not-exist"],
    ["/admin/setup/../team", "/admin/login?next=%2Fadmin%2Fteam"],
    ["/x/%2e%2e/admin/team", "/admin/login?next=%2Fadmin%2Fteam"],
  ])("%s is redirected to the login and never reaches a loader", async (path, location) => {
    const site = await startSmallSite({ handler });
    const answer = await site.ask(path);
    expect([answer.status, answer.headers.location, answer.headers["cache-control"]]).toEqual([302, location, "no-store"]);
    expect(site.reached).toEqual([]);
  });

  it("is left to Remix if it is for visitors without a session, such as the login", async () => {
    const site = await startSmallSite({ handler });
    for (const path of ["/admin", "/admin/", "/admin/setup", "/admin/setup/done", "/admin/login?next=%2Fadmin", "/admin/logout", "/admin/welcome?token=x"]) {
      expect((await site.ask(path)).text, path).toBe("inside");
      expect((await site.ask(`${path.replace(/\/?(\?.*)?$/, "")}.data`)).text, path).toBe("inside");
    }
  });

  it("does not include paths that only resemble /admin", async () => {
    const site = await startSmallSite({ handler });
    for (const path of ["/administration", "/en/admin/team", "/team/admin"]) expect((await site.ask(path)).text).toBe("inside");
  });

  it("passes posts to the guard of the action, which keeps the typed values", async () => {
    const site = await startSmallSite({ handler });
    expect((await site.ask("/admin/team/new", { method: "POST", headers: OWN_FORM, body: "name=x" })).text).toBe("inside");
  });
});

describe("the data channel without a session", () => {
  it("gets a redirect that Remix's browser code follows by loading the document", async () => {
    const site = await startSmallSite({ handler });
    const answer = await site.ask("/admin/team.data?filter=team&_routes=routes%2Fadmin.team");
    expect([answer.status, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([202, "text/x-script", "no-store"]);
    const { value } = await decode(new Blob([answer.text]).stream(), { plugins: [remixPlugin] });
    const location = "/admin/login?next=%2Fadmin%2Fteam%3Ffilter%3Dteam";
    expect(value).toEqual({
      [UNSAFE_SingleFetchRedirectSymbol]: { redirect: location, status: 302, revalidate: false, reload: true, replace: false },
    });
    expect(site.reached).toEqual([]);
  });
});

/** As in @remix-run/react, `decodeViaTurboStream`. */
function remixPlugin(type: unknown, ...rest: unknown[]) {
  return type === "SingleFetchRedirect" && { value: { [UNSAFE_SingleFetchRedirectSymbol]: rest[0] } };
}

describe("a session", () => {
  it("opens the administration", async () => {
    const site = await startSmallSite({ handler });
    expect((await site.ask("/admin/team", { headers: await sessionIn(site) })).text).toBe("inside");
  });

  it.each([
    ["that has ended", { endsIn: -1_000 }],
    ["that is signed with another secret", { secret: "another secret of more than thirty-two characters" }],
  ])("%s does not open it", async (_, how) => {
    const site = await startSmallSite({ handler });
    expect((await site.ask("/admin/team", { headers: await sessionIn(site, how) })).status).toBe(302);
  });

  it("does not open it from the first request after its row is deleted", async () => {
    const site = await startSmallSite({ handler });
    const headers = await sessionIn(site);
    expect((await site.ask("/admin/team", { headers })).status).toBe(200);
    site.database.exec("DELETE FROM sessions");
    expect((await site.ask("/admin/team", { headers })).status).toBe(302);
  });

  it("that cannot be looked up is left to the guard of the screen, which shows the reason", async () => {
    const site = await startSmallSite({ handler });
    const headers = await sessionIn(site);
    site.database.exec("ALTER TABLE sessions RENAME TO sessions_away");
    expect((await site.ask("/admin/team", { headers })).text).toBe("inside");
  });
});
