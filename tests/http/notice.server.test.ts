import { expect, it } from "vitest";
import { redirectWithNotice, takeNotice } from "~/http/notice.server";

const saved = { kind: "success", text: "Gespeichert: „Ana“", link: { url: "/team", text: "Ansehen" } } as const;

function pageWith(cookie: string) {
  return new Request("http://localhost/admin/team", { headers: { Cookie: cookie.split(";")[0] ?? "" } });
}

async function cookieOf(notice: Parameters<typeof redirectWithNotice>[1]) {
  const answer = await redirectWithNotice("/admin/team", notice);
  return answer.headers.get("Set-Cookie") ?? "";
}

it("a redirect with a notice is a 303 and keeps the other cookies", async () => {
  const answer = await redirectWithNotice("/admin/team", saved, { "Set-Cookie": "other=1" });
  expect(answer).toRedirectTo("/admin/team");
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie()).toEqual(["other=1", expect.stringMatching(/^notice=.*HttpOnly; SameSite=Lax$/)]);
});

it("the next page shows the notice and deletes it", async () => {
  const { notice, headers } = await takeNotice(pageWith(await cookieOf(saved)));
  expect(notice).toEqual(saved);
  expect(headers.get("Set-Cookie")).toMatch(/Max-Age=0/);
});

it("a page without a notice sets no cookie", async () => {
  const { notice, headers } = await takeNotice(new Request("http://localhost/admin"));
  expect(notice).toBeNull();
  expect([...headers]).toEqual([]);
});

it("a notice with an invalid signature is not shown", async () => {
  const forged = Buffer.from(JSON.stringify(saved)).toString("base64");
  expect((await takeNotice(pageWith(`notice=${forged}`))).notice).toBeNull();
  const cookie = await cookieOf(saved);
  expect((await takeNotice(pageWith(cookie.replace("notice=ey", "notice=ez")))).notice).toBeNull();
});
