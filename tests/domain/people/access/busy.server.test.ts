import { beforeEach, expect, it, vi } from "vitest";
import { logIn } from "~/domain/people/access/login.server";
import { completeSetup } from "~/domain/people/access/setup.server";
import { switchSecondFactorOff } from "~/domain/people/second-factor/factor-changes.server";
import { authenticate } from "~/http/authenticator.server";
import { hashPassword } from "~/platform/password-hash.server";
import { read, write } from "~/platform/database.server";
import * as newScreen from "~/routes/admin.users.new";
import { postOf } from "../../../http/browser";
import { answered, callOf, signInAs } from "../../record/record-screens";
import { createPersonWithPhone, shownBy } from "../second-factor/phone";
import { newcomer } from "../users/factories";
import { emptyOffice, employ, filledIn, HOME, PASSWORD, setupForm, somewhereNew } from "./factories";

// hashing waits until the test ends it, so that one test can fill the queue without two hundred real hashes
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

it("the set-up reports a full password queue, for new and for existing people", async () => {
  expect(await whileFull(() => completeSetup(setupForm(), HOME))).toEqual({ ok: false, reason: "busy" });
  const { userId } = await employ({ isActive: false });
  await write((tx) => tx.adminProfile.update({ where: { id: userId }, data: { email: filledIn.email } }));
  expect(await whileFull(() => completeSetup(setupForm(), HOME))).toEqual({ ok: false, reason: "busy" });
});

it("the login reports a full password queue, not too many attempts, and counts no attempt", async () => {
  const [{ email }, place] = [await employ(), somewhereNew()];
  const credentials = { email, password: PASSWORD, replaces: null };
  await whileFull(async () => {
    for (let turn = 0; turn < 12; turn += 1) expect(await logIn(credentials, place)).toEqual({ ok: false, reason: "busy" });
    const request = new Request("http://site.example/admin/login", postOf([["email", email], ["password", PASSWORD]]));
    const said = { error: { "": ["Der Server ist gerade ausgelastet. Bitte versuchen Sie es erneut."] } };
    expect(await authenticate("password", request)).toMatchObject({ init: { status: 503 }, data: { reply: said } });
  });
  expect(await logIn(credentials, place)).toMatchObject({ ok: true });
});

it("switching the second factor off reports a full password queue, and counts no attempt", async () => {
  const { doer, secret } = await createPersonWithPhone();
  const off = { ...doer, address: somewhereNew().address, password: PASSWORD, code: shownBy(secret) };
  await whileFull(async () => {
    for (let turn = 0; turn < 12; turn += 1) expect(await switchSecondFactorOff(off)).toEqual({ ok: false, reason: "busy" });
  });
  expect(await switchSecondFactorOff(off)).toEqual({ ok: true });
});

it("adding a user with a password reports a full password queue and keeps all typed values but the password", async () => {
  await signInAs();
  const [id, form] = ["3f0c9d0e-6a55-4d5e-9a6e-0d6a3f1c2b4a", await newcomer()];
  const fields = Object.entries({ ...form, id, password: "Sieben Winde weit" });
  const answer = await whileFull(async () => answered(await newScreen.action(await callOf("admin", "/admin/users/new", postOf(fields)))));
  expect(answer).toMatchObject({ status: 503, data: { reply: { initialValue: { email: form.email } } } });
  expect(JSON.stringify(answer.data)).toContain("Der Server ist gerade ausgelastet.");
  expect(await read.adminUser.count({ where: { email: form.email } })).toBe(0);
});
