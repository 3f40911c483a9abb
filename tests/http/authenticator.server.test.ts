import { verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { authenticate } from "~/http/authenticator.server";
import { redirectWithSession } from "~/http/gate.server";
import { takeNotice } from "~/http/notice.server";
import * as codeScreen from "~/routes/admin.login.code";
import { emptyOffice, employ, PASSWORD } from "../domain/people/access/factories";
import { thrownBy } from "./browser";

// why: whether a hash was made is counted; the real one still runs
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

describe("the way in", () => {
  it("opens a session for the right password, and goes where the person wanted to go", async () => {
    const { email } = await employ();
    const answer = await authenticate("password", loginOf({ email, password: PASSWORD, next: "/admin/team" }));
    expect(answer).toRedirectTo("/admin/team");
    expect(answer instanceof Response && answer.headers.get("Set-Cookie")).toContain("calima-session=");
  });

  it("brings the form back with the e-mail and without the password", async () => {
    const answer = await authenticate("password", loginOf({ email: "nobody@calima.example", password: PASSWORD }));
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { reply: { initialValue: { email: "nobody@calima.example" }, error: { "": ["E-Mail oder Passwort ist falsch."] } } },
    });
    expect(JSON.stringify(answer)).not.toContain(PASSWORD);
  });

  it("asks for the first step where nobody has taken it", async () => {
    const answer = await thrownBy(authenticate("code", posted("/admin/login/code", new URLSearchParams({ code: "123456" }))));
    expect(answer).toRedirectTo("/admin/login/code?next=%2Fadmin");
  });

  it("asks for it again, and remembers where somebody was going, where the second one comes too late or cannot be read", async () => {
    const late = () => posted("/admin/login/code", new URLSearchParams({ code: "1".repeat(50), next: "/admin/team/new" }));
    const answer = await thrownBy(codeScreen.action({ request: late(), params: {}, context: {} }));
    expect(answer).toRedirectTo("/admin/login/code?next=%2Fadmin%2Fteam%2Fnew");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([303, "no-store"]);
    const request = new Request(new URL(answer.headers.get("Location") ?? "", "https://calima.example"));
    const toLogin = await thrownBy(codeScreen.loader({ request, params: {}, context: {} }));
    expect(toLogin).toRedirectTo("/admin/login?next=%2Fadmin%2Fteam%2Fnew");
    const [cookie = ""] = toLogin.headers.getSetCookie();
    const { notice } = await takeNotice(new Request("https://calima.example/admin/login", { headers: { Cookie: cookie } }));
    expect(notice?.text).toContain("Diese Anmeldung ist schon abgeschlossen");
  });

  it("knows no link that was never made", async () => {
    const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
    const answer = await thrownBy(authenticate("link", posted("/admin/welcome?token=made-up", new URLSearchParams(passwords))));
    expect([answer.status, await answer.text()]).toEqual([404, "unknown"]);
  });

  it("refuses what is too large, too many fields, a file or no form before it hashes anything", async () => {
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

it("leaves nothing of a login that waited for a code, once the code was right", async () => {
  const { headers } = await redirectWithSession({ sessionId: "an id", codesLeft: null, next: "/admin" });
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^calima-pending-login=.*Max-Age=0/), expect.stringMatching(/^calima-session=/)]);
});

function manyFields(): FormData {
  const form = new FormData();
  for (let number = 0; number < 201; number += 1) form.append(`field${number.toString()}`, "x");
  return form;
}
