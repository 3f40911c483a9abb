import { expect, it } from "vitest";
import { isSecondFactorOwed } from "~/domain/people/access/second-factor-rule.server";
import { whileAway } from "../../../harness/sql";

it("an unreadable rule for second factors lets no admin in before the first successful read, and keeps the last value after it", async () => {
  await expect(whileAway("website_settings", isSecondFactorOwed)).rejects.toThrow("website_settings");
  expect(await isSecondFactorOwed()).toBe(false);
  expect(await whileAway("website_settings", isSecondFactorOwed)).toBe(false);
});
