import { beforeEach, describe, expect, it, vi } from "vitest";
import { asksForSetupCode, completeSetup } from "~/domain/people/access/setup.server";
import * as setupScreen from "~/routes/admin.setup";
import { postOf } from "../../../http/browser";
import { emptyOffice, filledIn, setupForm, somewhereNew } from "./factories";

// the environment is read when the modules load, and only this file sets a code
vi.hoisted(() => {
  process.env.SETUP_CODE = "arena y sal";
});

beforeEach(emptyOffice);

describe("the set-up code", () => {
  it("is required", () => {
    expect(asksForSetupCode()).toBe(true);
  });

  it.each([undefined, "", "arena", "arena y sal!"])("is refused as '%s'", async (setup_code) => {
    const form = { ...setupForm(), setup_code };
    expect(await completeSetup(form, somewhereNew())).toEqual({ ok: false, reason: "wrongSetupCode" });
  });

  it("is accepted when it is right", async () => {
    expect(await completeSetup({ ...setupForm(), setup_code: "arena y sal" }, somewhereNew())).toMatchObject({ ok: true });
  });

  it("cannot be guessed: the eleventh attempt from an address is not checked", async () => {
    const place = somewhereNew();
    for (let guess = 0; guess < 10; guess += 1) await completeSetup({ ...setupForm(), setup_code: "guess" }, place);
    const right = { ...setupForm(), setup_code: "arena y sal" };
    expect(await completeSetup(right, place)).toMatchObject({ ok: false, reason: "tooMany" });
  });

  it("does not count when it is right, however often the form is refused", async () => {
    const [place, right] = [somewhereNew(), { ...setupForm(), setup_code: "arena y sal" }];
    for (let turn = 0; turn < 12; turn += 1) expect(await completeSetup({ ...right, password: "iloveyou" }, place)).toMatchObject({ reason: "commonPassword" });
    expect(await completeSetup(right, place)).toMatchObject({ ok: true });
  });

  it("tells after too many attempts when to try again", async () => {
    const guess = () => setupScreen.action({ request: new Request("http://site.example/admin/setup", postOf(Object.entries({ ...filledIn, setup_code: "guess" }))), params: {}, context: {} });
    for (let turn = 0; turn < 10; turn += 1) expect(await guess()).toMatchObject({ init: { status: 422 } });
    const late = await guess();
    expect(JSON.stringify(late)).toMatch(/"Retry-After":"1[78]\d"/);
    expect(JSON.stringify(late), "a secret is not sent back").not.toContain("guess");
    expect(late).toMatchObject({ init: { status: 429 }, data: { reply: { error: { setup_code: ["Zu viele Versuche. Bitte versuchen Sie es in 3 Minuten erneut."] } } } });
  });
});
