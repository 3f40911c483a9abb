import { beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { read } from "~/platform/database.server";
import * as ownName from "~/routes/admin.account.name";
import { postOf } from "../../../http/browser";
import { answered, callOf, signInAs } from "../../record/record-screens";

const asked = z.object({ conflict: z.object({ values: z.record(z.string(), z.string()), version: z.number() }) });

async function post(fields: Record<string, string>) {
  return ownName.action(await callOf("editor", "/admin/account/name", postOf(Object.entries(fields))));
}

beforeEach(signInAs);

it("two edits of one's own name are a conflict, and the resolution is saved", async () => {
  const typed = { version: "1", first_name: "Ana" };
  await post({ ...typed, last_name: "Alt" });
  const late = answered(await post({ ...typed, last_name: "Jung" }));
  expect(late.status).toBe(409);
  const { values, version } = asked.parse(late.data).conflict;
  expect(await post({ ...values, version: version.toString() })).toRedirectTo("/admin/account");
  expect(await read.adminUser.findFirst({ where: { lastName: "Jung" } })).toMatchObject({ firstName: "Ana", roleId: "editor" });
});
