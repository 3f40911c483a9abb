import { beforeEach, expect, it, vi } from "vitest";
import { completeSetup } from "~/domain/people/access/setup.server";
import { hashPassword } from "~/platform/password-hash.server";
import { read, write } from "~/platform/database.server";
import * as newScreen from "~/routes/admin.users.new";
import { postOf } from "../../../http/browser";
import { answered, callOf, signInAs } from "../../record/record-screens";
import { newcomer } from "../users/factories";
import { emptyOffice, employ, filledIn, HOME, setupForm } from "./factories";

// why: a hash that is not finished before the test lets it keeps the others waiting, without two hundred real ones
const held = vi.hoisted(() => ({ isOver: false }));
vi.mock("@node-rs/argon2", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@node-rs/argon2")>()),
  hash: () => vi.waitUntil(() => held.isOver, { interval: 1, timeout: 20_000 }).then(() => "hash"),
}));

async function whileFull<Result>(work: () => Promise<Result>): Promise<Result> {
  held.isOver = false;
  const waiting = Array.from({ length: 201 }, () => hashPassword("Sieben Winde weit"));
  return work().finally(() => {
    held.isOver = true;
    return Promise.all(waiting);
  });
}

beforeEach(emptyOffice);

it("is said to whoever sets up while too many passwords wait, whether they are known or not", async () => {
  expect(await whileFull(() => completeSetup(setupForm(), HOME))).toEqual({ ok: false, reason: "busy" });
  const { userId } = await employ({ isActive: false });
  await write((tx) => tx.adminProfile.update({ where: { id: userId }, data: { email: filledIn.email } }));
  expect(await whileFull(() => completeSetup(setupForm(), HOME))).toEqual({ ok: false, reason: "busy" });
});

it("is said to whoever adds somebody with a password, with all that was typed but that", async () => {
  await signInAs();
  const [id, form] = ["3f0c9d0e-6a55-4d5e-9a6e-0d6a3f1c2b4a", await newcomer()];
  const fields = Object.entries({ ...form, id, password: "Sieben Winde weit" });
  const answer = await whileFull(async () => answered(await newScreen.action(await callOf("admin", "/admin/users/new", postOf(fields)))));
  expect(answer).toMatchObject({ status: 503, data: { reply: { initialValue: { email: form.email } } } });
  expect(JSON.stringify(answer.data)).toContain("Der Server ist gerade ausgelastet.");
  expect(await read.adminUser.count({ where: { email: form.email } })).toBe(0);
});
