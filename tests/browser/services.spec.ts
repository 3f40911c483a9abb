import { openRowMenu } from "./row-menu";
import { expect, test } from "./test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled, "JavaScript changes nothing here: the tests of members and sponsors cover it");

test("a service is created, moved and deleted, and a viewer sees no buttons for it", async ({ enterAs, ownSite }) => {
  const page = await enterAs("admin", ownSite);
  await page.goto("/admin/services");
  const additional = page.getByRole("region", { name: "Zusätzliche Services" });
  const count = await additional.getByRole("heading", { level: 3 }).count();
  await additional.getByRole("link", { name: "Neuer Service" }).click();
  await page.getByLabel("Titel Deutsch").fill("Xylophon-Miete");
  await page.getByLabel("Beschreibung Deutsch").fill("Für alle Fälle.");
  await page.getByLabel("Beschreibung Español").fill("Por si acaso.");
  await page.getByRole("radio", { name: "Farbpalette" }).check();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").first()).toContainText("„Xylophon-Miete“ wurde gespeichert.");
  const tile = additional.getByRole("listitem").filter({ hasText: "Xylophon-Miete" });
  await expect(tile).toContainText(`Position ${(count + 1).toString()}`);
  await openRowMenu(tile);
  await tile.getByRole("button", { name: "nach oben" }).click();
  await expect(additional.getByRole("heading", { level: 3 }).nth(count - 1)).toHaveText("Xylophon-Miete");
  await page.goto("/es/services");
  await expect(page.getByText("Por si acaso.")).toBeVisible();

  const viewer = await enterAs("viewer", ownSite);
  await viewer.goto("/admin/services");
  await expect(viewer.getByRole("heading", { name: "Xylophon-Miete" })).toBeVisible();
  await openRowMenu(viewer, "Xylophon-Miete");
  await expect(viewer.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(viewer.getByRole("link", { name: /^(Neuer Service|Bearbeiten|Löschen)/ })).toHaveCount(0);

  await page.goto("/admin/services");
  await openRowMenu(tile);
  await tile.getByRole("link", { name: "Löschen" }).click();
  await page.getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByRole("status").first()).toContainText("„Xylophon-Miete“ wurde gelöscht.");
  await expect(tile).toHaveCount(0);
  await page.goto("/es/services");
  await expect(page.getByText("Por si acaso.")).toHaveCount(0);
});

test("on a desktop, the description of a service is more than 240 pixels wide beside its buttons", async ({ signedIn }) => {
  await signedIn.setViewportSize({ width: 1440, height: 900 });
  await signedIn.goto("/admin/services");
  const widths = await signedIn.locator(".tile .record-text").evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(240);
});
