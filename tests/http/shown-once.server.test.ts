import { expect, it } from "vitest";
import { newEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { commitRecoveryCodes, takeRecoveryCodes } from "~/http/shown-once.server";

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
