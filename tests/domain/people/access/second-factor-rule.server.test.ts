import { expect, it } from "vitest";
import { isSecondFactorOwed } from "~/domain/people/access/second-factor-rule.server";
import { whileAway } from "../../../harness/sql";

it("lets no admin in without a second factor as long as nobody could read whether one is required, and then keeps to what was read", async () => {
  expect(await whileAway("website_settings", isSecondFactorOwed)).toBe(true);
  expect(await isSecondFactorOwed()).toBe(false);
  expect(await whileAway("website_settings", isSecondFactorOwed)).toBe(false);
});
