import { expect, it } from "vitest";
import { newEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { commitRecoveryCodes, takeRecoveryCodes } from "~/http/shown-once.server";
import { seal, unseal } from "~/platform/seal.server";

it("recovery codes are shown once, to their owner, and not to a prefetch", async () => {
  const { codes, sealed } = newEnrolmentToken("ana");
  const [cookie = ""] = (await commitRecoveryCodes(sealed)).split(";", 1);
  const takenBy = async (userId: string, headers = {}) => {
    const request = new Request("http://site.example/admin/account/second-factor", { headers: { Cookie: cookie, ...headers } });
    const taken = await takeRecoveryCodes(request, userId);
    return [taken.codes, taken.headers.get("Set-Cookie")];
  };
  expect(await takenBy("ana", { "Sec-Purpose": "prefetch" })).toEqual([null, null]);
  expect(await takenBy("ana")).toEqual([codes, expect.stringMatching(/^recovery-codes=.*Max-Age=0/)]);
  expect((await takenBy("edgar"))[0]).toBeNull();
});

it("a sealed text that was shortened does not open, whatever is left of it", () => {
  const sealed = seal("codes", "a test");
  for (const length of [0, 1, 16, 30, 38, sealed.length - 1]) expect(unseal(sealed.slice(0, length), "a test")).toBeNull();
  expect(unseal(sealed, "a test")).toBe("codes");
});
