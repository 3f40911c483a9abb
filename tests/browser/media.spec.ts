import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expectAccessible } from "./accessible";
import { expect, test } from "./test";

async function picture(name: string, background: string) {
  const file = join(await mkdtemp(join(tmpdir(), "calima-media-")), name);
  await sharp({ create: { width: 900, height: 600, channels: 3, background } }).png().toFile(file);
  return file;
}

async function text(name: string) {
  const file = join(await mkdtemp(join(tmpdir(), "calima-media-")), name);
  await writeFile(file, "<svg xmlns='http://www.w3.org/2000/svg'/>");
  return file;
}

test("files are uploaded, described, replaced where they are used, and deleted when they are not", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const page = await enterAs("admin", ownSite);
  await page.goto("/admin/media");
  await page.getByRole("link", { name: "Hochladen" }).click();
  await page.getByLabel("Kategorie").selectOption("team");
  await page.locator("input[type=file]").setInputFiles([await picture("Strand.png", "#f2b04f"), await text("Falsch.png"), await picture("Hafen.png", "#0e6c78")]);
  await page.getByRole("button", { name: "Hochladen" }).click();
  await expect(page.getByText("2 Dateien wurden hochgeladen.")).toBeVisible();
  await expect(page.getByText("Nur JPG, PNG, WebP und GIF Dateien sind erlaubt.")).toBeVisible();
  await expectAccessible(page);
  if (javaScriptEnabled) await expect(page.getByText("2 Dateien wurden hochgeladen.")).toBeHidden();

  await page.goto("/admin/media?search=strand&view=list");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await page.getByRole("link", { name: "Strand.png", exact: true }).click();
  await page.getByLabel("Alternativtext Deutsch").fill("Ein Strand im Abendlicht");
  await page.getByLabel("Alternativtext Español").fill("Una playa al atardecer");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status")).toContainText("„Strand.png“ wurde gespeichert.");
  await expect(page.getByAltText("Ein Strand im Abendlicht")).toBeVisible();
  await expectAccessible(page);

  const before = await page.getByAltText("Ein Strand im Abendlicht").getAttribute("src");
  await page.getByRole("link", { name: "Datei ersetzen" }).click();
  await page.locator("input[type=file]").setInputFiles(await picture("Bucht.png", "#b4431f"));
  await page.getByRole("button", { name: "Ersetzen" }).click();
  await expect(page.getByRole("heading", { name: "Bucht.png" })).toBeVisible();
  expect(await page.getByAltText("Ein Strand im Abendlicht").getAttribute("src")).not.toBe(before);

  await page.getByRole("link", { name: "Löschen", exact: true }).click();
  await page.getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByRole("status")).toContainText("Datei erfolgreich gelöscht!");
  await page.goto("/admin/media?search=Bucht");
  await expect(page.getByText("Keine Dateien gefunden")).toBeVisible();
});

test("files wait for a lost connection and are stored once", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript the browser itself keeps the form, one step back");
  const page = await enterAs("admin", ownSite);
  await page.goto("/admin/media/upload");
  await page.locator("input[type=file]").setInputFiles([await picture("Strand.png", "#f2b04f"), await picture("Hafen.png", "#0e6c78")]);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Hochladen" }).click();
  await expect(page.getByText("Keine Verbindung zum Server")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zurück zu den Medien" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Weiter bearbeiten" }).click();
  // why: the first file arrives here, and the browser does not hear of it
  await page.route("**/admin/media/upload/file", async (route) => {
    await route.fetch();
    await route.abort("internetdisconnected");
  }, { times: 1 });
  await page.context().setOffline(false);
  await expect(page.getByText("2 Dateien wurden hochgeladen.")).toBeVisible();
  await expect(page.getByText("Keine Verbindung zum Server")).toHaveCount(0);
  await page.goto("/admin/media?view=list&search=Strand");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await page.goto("/admin/media?view=list&search=Hafen.png");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
});
