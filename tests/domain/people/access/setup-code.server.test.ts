import { beforeEach, describe, expect, it, vi } from "vitest";
import { asksForSetupCode, completeSetup } from "~/domain/people/access/setup.server";
import * as setupScreen from "~/routes/admin.setup";
import { postOf } from "../../../http/browser";
import { emptyOffice, filledIn, setupForm, somewhereNew } from "./factories";

// why: the environment is read when the modules are loaded, and only this file has a code in it
vi.hoisted(() => {
  process.env.SETUP_CODE = "arena y sal";
});

beforeEach(emptyOffice);

describe("the set-up code", () => {
  it("is asked for", () => {
    expect(asksForSetupCode()).toBe(true);
  });

  it.each([undefined, "", "arena", "arena y sal!"])("refuses '%s'", async (setup_code) => {
    const form = { ...setupForm(), setup_code };
    expect(await completeSetup(form, somewhereNew())).toEqual({ ok: false, reason: "wrongSetupCode" });
  });

  it("lets people in who know it", async () => {
    expect(await completeSetup({ ...setupForm(), setup_code: "arena y sal" }, somewhereNew())).toMatchObject({ ok: true });
  });

  it("cannot be guessed: the eleventh try from an address is not looked at", async () => {
    const place = somewhereNew();
    for (let guess = 0; guess < 10; guess += 1) await completeSetup({ ...setupForm(), setup_code: "guess" }, place);
    const right = { ...setupForm(), setup_code: "arena y sal" };
    expect(await completeSetup(right, place)).toMatchObject({ ok: false, reason: "tooMany" });
  });

  it("does not count against whoever knows it, however often the form comes back", async () => {
    const [place, right] = [somewhereNew(), { ...setupForm(), setup_code: "arena y sal" }];
    for (let turn = 0; turn < 12; turn += 1) expect(await completeSetup({ ...right, password: "iloveyou" }, place)).toMatchObject({ reason: "commonPassword" });
    expect(await completeSetup(right, place)).toMatchObject({ ok: true });
  });

  it("says to whoever guessed too often when to come back", async () => {
    const guess = () => setupScreen.action({ request: new Request("http://site.example/admin/setup", postOf(Object.entries({ ...filledIn, setup_code: "guess" }))), params: {}, context: {} });
    for (let turn = 0; turn < 10; turn += 1) expect(await guess()).toMatchObject({ init: { status: 422 } });
    const late = await guess();
    expect(JSON.stringify(late)).toMatch(/"Retry-After":"1[78]\d"/);
    expect(late).toMatchObject({ init: { status: 429 }, data: { reply: { error: { setup_code: ["Zu viele Versuche. Bitte versuchen Sie es in 3 Minuten erneut."] } } } });
  });
});
