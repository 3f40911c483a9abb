import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessible";
import { expect, logIn, showLanguage, test } from "./test";

test("a translated table is imported after a check that shows its changes and conflicts", async ({ page, enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "JavaScript changes nothing about the files");
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/words");
  await editor.getByRole("link", { name: "Für Übersetzer" }).click();
  await expectAccessible(editor);
  const [download] = await Promise.all([editor.waitForEvent("download"), editor.getByRole("link", { name: "Tabelle (CSV) English", exact: true }).click()]);
  expect(download.suggestedFilename()).toMatch(/^calima-texte-en-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await download.path(), "utf8");
  const translated = table.split("\r\n").map(translatedLine).join("\r\n");

  await editor.goto("/admin/pages/about/vision_text/edit");
  await editor.getByLabel("Vision: Text English").fill("Changed here.");
  await editor.getByRole("button", { name: "Speichern" }).click();
  await expect(editor.getByRole("status").first()).toContainText("wurde gespeichert");

  await editor.goto("/admin/words/import");
  await editor.getByLabel("Datei", { exact: true }).setInputFiles({ name: "kaputt.csv", mimeType: "text/csv", buffer: Buffer.from("key;translation\nx;y\n") });
  await editor.getByRole("button", { name: "Prüfen" }).click();
  await expect(editor.getByRole("alert")).toContainText("fehlen Spalten");
  await editor.getByLabel("Datei", { exact: true }).setInputFiles({ name: "fertig.csv", mimeType: "text/csv", buffer: Buffer.from(translated) });
  await editor.getByRole("button", { name: "Prüfen" }).click();
  await expect(editor.getByRole("heading", { level: 1 })).toHaveText("Import prüfen");
  await expect(editor.getByRole("region", { name: "Änderungen" })).toContainText("Über uns, Mission: Text[hinzugefügt: =]We");
  const conflict = editor.getByRole("region", { name: "Konflikte" });
  await expect(conflict).toContainText("Seit dem Export hier geändert");
  await expect(conflict).toContainText("Changed [entfernt: here][hinzugefügt: there].");
  await expectAccessible(editor);
  await page.goto(`${ownSite.origin}/en/vision`);
  await expect(page.getByText("Changed here.")).toBeVisible();

  await conflict.getByLabel("Text aus der Datei übernehmen").check();
  await editor.getByRole("button", { name: "Übernehmen" }).click();
  await expect(editor.getByRole("status").first()).toContainText("2 Texte wurden übernommen.");
  await page.goto(`${ownSite.origin}/en/vision`);
  await expect(page.getByText("=We tell of the wind.")).toBeVisible();
  await expect(page.getByText("Changed there.")).toBeVisible();
  await page.goto(`${ownSite.origin}/es/vision`);
  await expect(page.getByText("wind")).toHaveCount(0);
});

test("an import whose conflicts nobody selected says that no text was changed", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "JavaScript changes nothing about the files");
  const page = await enterAs("editor", ownSite);
  const table = "Schlüssel;Stelle;Sprache;Deutsch;Bisher;Übersetzung;Prüfzeichen\r\npages/about/vision_text;;en;;Before;From the file.;0-0\r\n";
  await page.goto("/admin/words/import");
  await page.getByLabel("Datei", { exact: true }).setInputFiles({ name: "fertig.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await page.getByRole("button", { name: "Prüfen" }).click();
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByRole("status").first()).toContainText("Kein Text wurde geändert.");
});

test("selected texts of an import stay selected when others change some of the texts meanwhile, and after a new login", async ({ enterAs, ownSite }) => {
  const [importing, editing] = [await enterAs("editor", ownSite), await enterAs("editor", ownSite)];
  const row = (text: string) => `pages/about/${text};;en;;Before;From the file.;0-0\r\n`;
  const table = `Schlüssel;Stelle;Sprache;Deutsch;Bisher;Übersetzung;Prüfzeichen\r\n${row("vision_text")}${row("mission_text")}${row("mission_title")}`;
  await importing.goto("/admin/words/import");
  await importing.getByLabel("Datei", { exact: true }).setInputFiles({ name: "fertig.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await importing.getByRole("button", { name: "Prüfen" }).click();
  const checkboxOf = (text: string) => importing.getByLabel(`Text aus der Datei übernehmen: Über uns, ${text}`);
  await checkboxOf("Vision: Text").check();
  await checkboxOf("Mission: Text").check();

  await editing.goto("/admin/pages/about/vision_text/edit");
  await showLanguage(editing, "English");
  await editing.getByRole("textbox", { name: "English" }).fill("Changed meanwhile.");
  await editing.getByRole("button", { name: "Speichern" }).click();
  await expect(editing.getByRole("status").first()).toContainText("wurde gespeichert");

  await importing.getByRole("button", { name: "Übernehmen" }).click();
  await expect(importing.getByRole("alert")).toContainText("Seit der Prüfung wurden Texte geändert.");
  await expect(importing.getByRole("region", { name: "Konflikte" })).toContainText("Changed meanwhile");
  await expect(checkboxOf("Mission: Text")).toBeChecked();
  await expect(checkboxOf("Vision: Text")).not.toBeChecked();
  await expect(checkboxOf("Mission: Überschrift")).not.toBeChecked();

  const sql = ownSite.data.openSql();
  await sql.run(["update sessions set expires_at = '2020-01-01T00:00:00.000Z'"]);
  await sql.close();
  await importing.getByRole("button", { name: "Übernehmen" }).click();
  await logIn(importing, "editor");
  await expect(checkboxOf("Mission: Text")).toBeChecked();
  await expect(checkboxOf("Vision: Text")).not.toBeChecked();
  await importing.getByRole("button", { name: "Übernehmen" }).click();
  await expect(importing.getByRole("status").first()).toContainText("Ein Text wurde übernommen.");
});

/** Translates two lines as a translator would: replaces the text in the last cell but one. */
function translatedLine(line: string): string {
  const texts: Record<string, string> = { "pages/about/mission_text": "'=We tell of the wind.", "pages/about/vision_text": "Changed there." };
  const cells = line.split(";");
  const text = texts[cells[0] ?? ""];
  return text === undefined ? line : [...cells.slice(0, 5), text, ...cells.slice(-1)].join(";");
}
