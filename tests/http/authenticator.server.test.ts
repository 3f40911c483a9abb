import { verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { authenticate } from "~/http/authenticator.server";
import { redirectWithSession } from "~/http/gate.server";
import { takeNotice } from "~/http/notice.server";
import { pendingLoginIdCookie } from "~/http/session.server";
import * as codeScreen from "~/routes/admin.login.code";
import { emptyOffice, employ, PASSWORD } from "../domain/people/access/factories";
import { thrownBy } from "./browser";

// counts the verifications; the real function still runs
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const real = await importOriginal<typeof import("@node-rs/argon2")>();
  return { ...real, verify: vi.fn(real.verify) };
});

function posted(path: string, body: BodyInit, headers: HeadersInit = {}) {
  return new Request(`https://calima.example${path}`, { method: "POST", body, headers });
}

function loginOf(fields: Record<string, string>) {
  return posted("/admin/login", new URLSearchParams(fields));
}

beforeEach(async () => {
  await emptyOffice();
  vi.clearAllMocks();
});

describe("a login form", () => {
  it("opens a session for the right password, and leads to the requested page", async () => {
    const { email } = await employ();
    const answer = await authenticate("password", loginOf({ email, password: PASSWORD, next: "/admin/team" }));
    expect(answer).toRedirectTo("/admin/team");
    expect(answer instanceof Response && answer.headers.get("Set-Cookie")).toContain("calima-session=");
  });

  it("comes back with the e-mail address and without the password", async () => {
    const answer = await authenticate("password", loginOf({ email: "nobody@calima.example", password: PASSWORD }));
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { reply: { initialValue: { email: "nobody@calima.example" }, error: { "": ["E-Mail oder Passwort ist falsch."] } } },
    });
    expect(JSON.stringify(answer)).not.toContain(PASSWORD);
  });

  it("leads to the code page when no login is pending", async () => {
    const answer = await thrownBy(authenticate("code", posted("/admin/login/code", new URLSearchParams({ code: "123456" }))));
    expect(answer).toRedirectTo("/admin/login/code?next=%2Fadmin");
  });

  it("leads a late or unreadable code to the login, and keeps the requested page", async () => {
    const late = () => posted("/admin/login/code", new URLSearchParams({ code: "1".repeat(50), next: "/admin/team/new" }));
    const answer = await thrownBy(codeScreen.action({ request: late(), params: {}, context: {} }));
    expect(answer).toRedirectTo("/admin/login/code?next=%2Fadmin%2Fteam%2Fnew");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([303, "no-store"]);
    const [ended = ""] = (await pendingLoginIdCookie.set("ended")).split(";");
    const request = new Request(new URL(answer.headers.get("Location") ?? "", "https://calima.example"), { headers: { Cookie: ended } });
    const toLogin = await thrownBy(codeScreen.loader({ request, params: {}, context: {} }));
    expect(toLogin).toRedirectTo("/admin/login?next=%2Fadmin%2Fteam%2Fnew");
    const [cookie = ""] = toLogin.headers.getSetCookie();
    const { notice } = await takeNotice(new Request("https://calima.example/admin/login", { headers: { Cookie: cookie } }));
    expect(notice?.text).toContain("Diese Anmeldung ist schon abgeschlossen");
  });

  it("answers 404 for an unknown link", async () => {
    const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
    const answer = await thrownBy(authenticate("link", posted("/admin/welcome?token=made-up", new URLSearchParams(passwords))));
    expect([answer.status, await answer.text()]).toEqual([404, "unknown"]);
  });

  it("is refused before any hashing if it is too large, has too many fields or a file, or is no form", async () => {
    const withFile = new FormData();
    withFile.set("email", new File(["x"], "x.txt"));
    const requests = [
      [413, loginOf({ email: "a@calima.example", password: "x".repeat(300 * 1024) })],
      [413, posted("/admin/login", manyFields())],
      [413, posted("/admin/login", withFile)],
      [400, posted("/admin/login", "{}", { "Content-Type": "application/json" })],
    ] as const;
    for (const [status, request] of requests) {
      await expect(authenticate("password", request)).rejects.toMatchObject({ status });
    }
    expect(verify).not.toHaveBeenCalled();
  });
});

it("a successful code deletes the cookie of the pending login", async () => {
  const { headers } = await redirectWithSession({ sessionId: "an id", codesLeft: null, next: "/admin" });
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^calima-pending-login=.*Max-Age=0/), expect.stringMatching(/^calima-session=/)]);
});

function manyFields(): FormData {
  const form = new FormData();
  for (let number = 0; number < 201; number += 1) form.append(`field${number.toString()}`, "x");
  return form;
}
