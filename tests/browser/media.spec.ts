import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expectAccessible } from "./accessible";
import { openRowMenu } from "./row-menu";
import { expect, logIn, showLanguage, test } from "./test";

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

test("files are uploaded, given alternative texts, replaced, and deleted when unused", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const page = await enterAs("admin", ownSite);
  await page.goto("/admin/media");
  await page.getByRole("link", { name: "Hochladen" }).click();
  await page.getByLabel("Kategorie").selectOption("team");
  await page.locator("input[type=file]").setInputFiles([await picture("Strand.png", "#f2b04f"), await text("Falsch.png"), await picture("Hafen.png", "#0e6c78")]);
  await page.getByRole("button", { name: "Hochladen" }).click();
  await expect(page.getByText("2 Dateien wurden hochgeladen.")).toBeVisible();
  await expect(page.getByText("Nur JPG, PNG, WebP und GIF Dateien sind erlaubt.")).toBeVisible();
  await expect(page.getByText("Bilder hierher ziehen oder auswählen"), "the file input is empty again").toBeVisible();
  await expectAccessible(page);
  if (javaScriptEnabled) await expect(page.getByText("2 Dateien wurden hochgeladen.")).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: /^(Strand|Hafen|Falsch)\.png$/ })).toHaveText(["Strand.png", "Hafen.png"]);
  await page.getByRole("link", { name: "Hafen.png" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hafen.png");

  await page.goto("/admin/media?search=strand&view=list");
  await expect(page.getByText("1 Datei gefunden", { exact: true })).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expect(page.getByRole("row").last()).toContainText("unbenutzt");
  await expect(page.getByRole("row").last()).toContainText("Alternativtexte fehlen");
  await page.getByRole("link", { name: "Strand.png", exact: true }).click();
  await expect(page.getByRole("group", { name: "Alternativtext" })).toHaveAccessibleDescription(/./);
  await page.getByLabel("Alternativtext Deutsch").fill("Ein Strand im Abendlicht");
  await showLanguage(page, "Español");
  await page.getByLabel("Alternativtext Español").fill("Una playa al atardecer");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status")).toContainText("„Strand.png“ wurde gespeichert.");
  await expect(page.getByAltText("Ein Strand im Abendlicht")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin/media?search=strand&view=list");
  await expect(page.getByRole("row").last(), "English is missing").toContainText("Alternativtexte fehlen");
  await page.getByRole("link", { name: "Strand.png", exact: true }).click();

  const before = await page.getByAltText("Ein Strand im Abendlicht").getAttribute("src");
  await page.getByRole("link", { name: "Datei ersetzen" }).click();
  await expect(page.getByAltText("Bisheriges Bild")).toHaveJSProperty("naturalWidth", 900);
  await page.locator("input[type=file]").setInputFiles(await picture("Bucht.png", "#b4431f"));
  await page.getByRole("button", { name: "Ersetzen" }).click();
  await expect(page.getByRole("heading", { name: "Bucht.png" })).toBeVisible();
  const form = page.getByRole("region", { name: "Beschreibung" });
  await expect(form).toContainText("Passt der Alternativtext noch?");
  await expect(form.getByLabel("Alternativtext Deutsch")).toHaveValue("Ein Strand im Abendlicht");
  expect(await page.getByAltText("Ein Strand im Abendlicht").getAttribute("src")).not.toBe(before);

  await page.getByRole("link", { name: "Löschen", exact: true }).click();
  await page.getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByRole("status")).toContainText("Datei erfolgreich gelöscht!");
  await page.goto("/admin/media?search=Bucht");
  await expect(page.getByText("Keine Dateien gefunden")).toBeVisible();
});

test("a picture is uploaded even if its name has no extension", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/media/upload");
  await page.locator("input[type=file]").setInputFiles([await picture("IMG_1234", "#f2b04f")]);
  await page.getByRole("button", { name: "Hochladen" }).click();
  await expect(page.getByText("1 Datei wurde hochgeladen.")).toBeVisible();
});

test("a badge stays inside the card of its picture on a phone", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/media/upload");
  await page.locator("input[type=file]").setInputFiles(await picture("Strand.png", "#f2b04f"));
  await page.getByRole("button", { name: "Hochladen" }).click();
  await expect(page.getByRole("link", { name: "Strand.png" })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/media?state=incomplete");
  const card = page.getByRole("main").getByRole("listitem").first();
  const badge = card.getByText("Alternativtexte fehlen");
  const edges = await Promise.all([card, badge].map((part) => part.evaluate((element) => element.getBoundingClientRect().right)));
  expect(edges[1]).toBeLessThan(edges[0] ?? 0);
});

test("a picture in use cannot be deleted, and the refusal links to replacing its file", async ({ enterAs, ownSite }) => {
  const page = await enterAs("admin", ownSite);
  await page.goto("/admin/team/member-elena-marques/edit");
  await page.locator("input[type=file]").setInputFiles(await picture("Elena.png", "#0e6c78"));
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").first()).toContainText("gespeichert");
  await page.goto("/admin/media");
  await page.getByRole("link", { name: "Elena.png", exact: true }).click();
  await page.getByRole("link", { name: "Löschen", exact: true }).click();
  await expect(page.getByText("Das Bild wird noch an einer Stelle verwendet.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Elena Marqués" })).toBeVisible();
  await page.getByRole("link", { name: "Datei ersetzen" }).click();
  await expect(page.getByAltText("Bisheriges Bild")).toHaveJSProperty("naturalWidth", 900);
});

test("one form saves alternative texts for several files, and built-in pictures are read-only", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const [page, other] = [await enterAs("editor", ownSite), await enterAs("admin", ownSite)];
  await page.goto("/admin/media/upload");
  await page.locator("input[type=file]").setInputFiles([await picture("Eins.png", "#f2b04f"), await picture("Zwei.png", "#0e6c78")]);
  await page.getByRole("button", { name: "Hochladen" }).click();
  await expect(page.getByText("2 Dateien wurden hochgeladen.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Alternativtexte ergänzen" }).first().click();
  await expect(page.getByRole("group")).toHaveCount(2);
  await expectAccessible(page);
  const [one, two] = [page.getByRole("group", { name: "Eins.png" }), page.getByRole("group", { name: "Zwei.png" })];
  await one.getByLabel("Eins.png Deutsch").fill("Die Eins");
  await one.getByLabel("Eins.png Español").fill("El uno");
  await two.getByLabel("Zwei.png Deutsch").fill("Meine Zwei");

  await other.goto("/admin/media?search=Zwei.png");
  await other.getByRole("link", { name: "Zwei.png", exact: true }).click();
  await other.getByLabel("Alternativtext Deutsch").fill("Eure Zwei");
  await showLanguage(other, "English");
  await other.getByLabel("Alternativtext English").fill("Your two");
  await other.getByRole("button", { name: "Speichern" }).click();
  await expect(other.getByRole("status").first()).toContainText("gespeichert");

  await page.getByRole("button", { name: "Alle speichern" }).click();
  await expect(two).toContainText("Inzwischen wurde „Eure Zwei“ gespeichert.");
  await expect(two.getByLabel("Zwei.png Deutsch")).toHaveValue("Meine Zwei");
  await expect(two.getByLabel("Zwei.png English")).toHaveValue("Your two");
  await expect(one.getByLabel("Eins.png Español")).toHaveValue("El uno");
  await page.getByRole("button", { name: "Alle speichern" }).click();
  await expect(page.getByRole("status").first()).toContainText("Die Alternativtexte von 2 Dateien wurden gespeichert.");

  await page.goto("/admin/media?state=shipped&search=marques&view=list");
  await expect(page.getByRole("row").last()).toContainText("Mitgeliefert");
  await expect(page.getByRole("row").last()).toContainText("1-mal verwendet");
  await openRowMenu(page.getByRole("row").last());
  await expect(page.getByRole("link", { name: "Öffnen" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Löschen/ })).toHaveCount(0);
  if (javaScriptEnabled) await expectAccessible(page);
});

test("an upload after the session has expired leads to the login", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the response is the login page");
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/media/upload");
  const sql = ownSite.data.openSql();
  await sql.run(["delete from sessions"]);
  await sql.close();
  await page.locator("input[type=file]").setInputFiles([await picture("Nachher.png", "#f2b04f")]);
  await page.getByRole("button", { name: "Hochladen" }).click();
  await expect(page.getByText("Ihre Sitzung ist abgelaufen.")).toBeVisible();
  await page.getByRole("link", { name: "Anmelden" }).click();
  await logIn(page, "editor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dateien hochladen");
});

test("an upload waits while the connection is lost, and stores each file once", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the browser keeps the form, and the Back button returns to it");
  const page = await enterAs("admin", ownSite);
  await page.goto("/admin/media/upload");
  await page.locator("input[type=file]").setInputFiles([await picture("Strand.png", "#f2b04f"), await picture("Hafen.png", "#0e6c78")]);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Hochladen" }).click();
  await expect(page.getByText("Keine Verbindung zum Server")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zurück zu den Medien" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Weiterbearbeiten" }).click();
  // the server stores the first file, but the browser gets no answer
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

test("files that are added during an upload leave its refusals in the list, and all stored files are counted", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, files are sent together");
  const page = await enterAs("admin", ownSite);
  await page.goto("/admin/media/upload");
  const upload = async (files: string[]) => {
    await page.locator("input[type=file]").setInputFiles(files);
    await page.getByRole("button", { name: "Hochladen" }).click();
  };
  await page.context().setOffline(true);
  await upload([await text("Brief.pdf"), await picture("Strand.png", "#f2b04f")]);
  await expect(page.getByText("Keine Verbindung zum Server")).toBeVisible();
  await upload([await picture("Hafen.png", "#0e6c78")]);
  await page.context().setOffline(false);
  await expect(page.getByText("2 Dateien wurden hochgeladen.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Brief.pdf" })).toContainText("Nur Bilddateien sind erlaubt");
});
