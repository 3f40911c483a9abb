import type { Locator, Page } from "@playwright/test";

/** Opens the menu of a row, behind which all stands that is not its name; of the only row in `place` where none is named. */
export async function openRowMenu(place: Page | Locator, name?: string): Promise<void> {
  await place.getByLabel(name === undefined ? /^Mehr: / : `Mehr: ${name}`, { exact: name !== undefined }).click();
}
