import { expect, it } from "vitest";
import { paths } from "~/paths";
import { action } from "~/routes/choices";

async function cookieFor(fields: Record<string, string>, Cookie: string) {
  const body = new URLSearchParams({ embed: "video", return_to: "/showreel", ...fields });
  const answer = await action({ request: new Request(`http://site.example${paths.embed}`, { method: "POST", headers: { Cookie }, body }), params: {}, context: {} });
  return answer.headers.get("Set-Cookie");
}

it("a remembered video is allowed in addition to the earlier choices", async () => {
  expect(await cookieFor({ remember: "on" }, "cookie-preferences=necessary.analytics")).toMatch(/^cookie-preferences=necessary\.analytics\.marketing;/);
  expect(await cookieFor({ remember: "on" }, "")).toMatch(/^cookie-preferences=necessary\.marketing;/);
});

it("a video that is allowed once changes no stored choice", async () => {
  expect(await cookieFor({}, "cookie-preferences=necessary")).toMatch(/^embed-once=video; Max-Age=20;/);
});
