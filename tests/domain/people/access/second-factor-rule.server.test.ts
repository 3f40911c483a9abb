import { expect, it } from "vitest";
import { isSecondFactorOwed } from "~/domain/people/access/second-factor-rule.server";
import { whileAway } from "../../../harness/sql";

it("lets no admin in, and demands nothing, as long as nobody could read whether a second factor is required, and then keeps to what was read", async () => {
  await expect(whileAway("website_settings", isSecondFactorOwed)).rejects.toThrow("website_settings");
  expect(await isSecondFactorOwed()).toBe(false);
  expect(await whileAway("website_settings", isSecondFactorOwed)).toBe(false);
});
