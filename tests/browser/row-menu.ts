import type { Locator, Page } from "@playwright/test";

/** Opens the action menu of the row with this name, or of the only row in `place` without a name. */
export async function openRowMenu(place: Page | Locator, name?: string): Promise<void> {
  await place.getByLabel(name === undefined ? /^Mehr: / : `Mehr: ${name}`, { exact: name !== undefined }).click();
}
