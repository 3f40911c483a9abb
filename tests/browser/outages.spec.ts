import Database from "better-sqlite3";
import type { Browser } from "@playwright/test";
import type { Site } from "../harness/site";
import { whileAway } from "../harness/sql";
import { expectAccessible } from "./accessible";
import { expect, logIn, testInFreshProcess } from "./test";

const AWAY = "Die Datenbank antwortet gerade nicht. Ihre Eingaben stehen noch hier.";

/** Not the page of a fixture, because that fails the test on any answer with status 503. */
async function newPage(browser: Browser, site: Site, javaScriptEnabled: boolean | undefined) {
  const context = await browser.newContext({ javaScriptEnabled, baseURL: site.origin, locale: "de-DE" });
  return context.newPage();
}

/** Locks the database file as another program would, and answers a function that unlocks it. */
function lock({ data }: Site) {
  const other = new Database(data.databaseUrl.replace("file:", ""));
  other.exec("BEGIN IMMEDIATE");
  return () => {
    other.exec("ROLLBACK");
    other.close();
  };
}

async function namesOf({ data }: Site) {
  const sql = data.openSql();
  const rows = await sql.rows("select name from partners where name like 'Werft%'");
  await sql.close();
  return rows.map(({ name }) => name);
}

testInFreshProcess("a form waits on its page while the database is unavailable, and is saved once", async ({ browser, ownSite, javaScriptEnabled }) => {
  testInFreshProcess.skip(ownSite.data.kind !== "sqlite", "only a SQLite file can be locked by another program");
  const page = await newPage(browser, ownSite, javaScriptEnabled);
  await page.goto("/admin/login");
  await logIn(page, "editor");
  await expect(page.getByRole("navigation", { name: "Admin-Bereich" })).toBeVisible();
  await page.goto("/admin/sponsors/new");
  await page.getByLabel("Name", { exact: true }).fill("Werft");
  await page.getByLabel("Kategorie").selectOption("Siente España Premium");
  const unlock = lock(ownSite);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText(AWAY)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Werft");
  await page.getByLabel("Name", { exact: true }).fill("Werft am Hafen");
  unlock();
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sponsoren" })).toBeVisible();
  expect(await namesOf(ownSite)).toEqual(["Werft am Hafen"]);
});

testInFreshProcess("a contact message is sent when the database is available again", async ({ browser, ownSite, javaScriptEnabled }) => {
  testInFreshProcess.skip(ownSite.data.kind !== "sqlite", "only a SQLite file can be locked by another program");
  const page = await newPage(browser, ownSite, javaScriptEnabled);
  await page.goto("/kontakt");
  await page.getByLabel("Name", { exact: true }).fill("Clara Vent");
  await page.getByLabel("E-Mail", { exact: true }).fill("clara@calima.example");
  await page.getByLabel("Betreff").fill("Werft");
  await page.getByLabel("Nachricht", { exact: true }).fill("Wir bauen Boote.");
  const unlock = lock(ownSite);
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText(AWAY)).toBeVisible();
  await expect(page.getByLabel("Nachricht", { exact: true })).toHaveValue("Wir bauen Boote.");
  unlock();
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText("Vielen Dank")).toBeVisible({ timeout: 20_000 });
  const sql = ownSite.data.openSql();
  expect(await sql.rows("select id from messages where subject = 'Werft'")).toHaveLength(1);
  await sql.close();
});

testInFreshProcess("a contact message is not retried automatically while the visitor edits it", async ({ browser, ownSite, javaScriptEnabled }) => {
  testInFreshProcess.skip(!javaScriptEnabled || ownSite.data.kind !== "sqlite", "only a script retries; only a SQLite file can be locked by another program");
  const page = await newPage(browser, ownSite, javaScriptEnabled);
  await page.goto("/kontakt");
  for (const [field, text] of [["Name", "Clara Vent"], ["E-Mail", "clara@calima.example"], ["Betreff", "Werft"], ["Nachricht", "Wir bauen"]] as const) await page.getByLabel(field, { exact: true }).fill(text);
  const unlock = lock(ownSite);
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText(AWAY)).toBeVisible();
  const sending = page.locator("[data-retry]");
  await expect(sending).toBeVisible();
  await page.getByLabel("Nachricht", { exact: true }).fill("Wir bauen Boote.");
  await expect(sending).toBeHidden();
  unlock();
});

testInFreshProcess("a screen shows an accessible error page when the session cannot be read, and can be reloaded", async ({ browser, ownSite, javaScriptEnabled }) => {
  const page = await newPage(browser, ownSite, javaScriptEnabled);
  await page.goto("/admin/login");
  await logIn(page, "editor");
  await expect(page.getByRole("navigation", { name: "Admin-Bereich" })).toBeVisible();
  const readScreen = async () => {
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Ein unerwarteter Fehler ist aufgetreten." })).toBeVisible();
    await expectAccessible(page);
  };
  await whileAway("sessions", readScreen, ownSite.data.openSql());
  await page.getByRole("link", { name: "Neu laden" }).click();
  await expect(page.getByRole("navigation", { name: "Admin-Bereich" })).toBeVisible();
});

testInFreshProcess("when autosave of a podcast section fails, its button submits the form, which shows the failure and warns before leaving", async ({ browser, ownSite, javaScriptEnabled }) => {
  testInFreshProcess.skip(!javaScriptEnabled || ownSite.data.kind !== "sqlite", "autosave is a script; the triggers are for SQLite");
  const sql = ownSite.data.openSql();
  await sql.run(["insert", "update"].map((change) => `create trigger no_${change} before ${change} on podcast_content begin select raise(abort, 'no'); end`));
  await sql.close();
  const page = await newPage(browser, ownSite, javaScriptEnabled);
  await page.goto("/admin/podcast-content");
  await logIn(page, "editor");
  const hero = page.getByRole("region", { name: "Hero", exact: true });
  await expect(hero.getByText("Wird beim Tippen gespeichert")).toBeVisible();
  await hero.getByLabel("Titel", { exact: true }).fill("Trotzdem");
  await expect(hero.getByRole("status")).toContainText("Fehler beim Speichern.");
  await hero.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("heading", { name: "Das hat nicht geklappt" })).toBeVisible();
  await expect(hero.getByLabel("Titel", { exact: true })).toHaveValue("Trotzdem");
  await page.getByRole("link", { name: "Podcast-Inhalte" }).first().click();
  await expect(page.getByRole("dialog", { name: "Änderungen verwerfen?" })).toBeVisible();
});

testInFreshProcess("the selected texts of an import stay selected after a busy database refused it", async ({ browser, ownSite, javaScriptEnabled }) => {
  testInFreshProcess.skip(javaScriptEnabled || ownSite.data.kind !== "sqlite", "with JavaScript, the form waits on the page; only a SQLite file can be locked by another program");
  const page = await newPage(browser, ownSite, javaScriptEnabled);
  await page.goto("/admin/words/import");
  await logIn(page, "editor");
  const table = "Schlüssel;Stelle;Sprache;Deutsch;Bisher;Übersetzung;Prüfzeichen\r\npages/about/vision_text;;en;;Before;From the file.;0-0\r\npages/about/mission_text;;en;;Before;Not this one.;0-0\r\n";
  await page.getByLabel("Datei", { exact: true }).setInputFiles({ name: "fertig.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await page.getByRole("button", { name: "Prüfen" }).click();
  await page.getByLabel("Text aus der Datei übernehmen: Über uns, Vision: Text").check();
  const unlock = lock(ownSite);
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByText(AWAY)).toBeVisible();
  unlock();
  await expect(page.getByLabel("Text aus der Datei übernehmen: Über uns, Vision: Text")).toBeChecked();
  await expect(page.getByLabel("Text aus der Datei übernehmen: Über uns, Mission: Text")).not.toBeChecked();
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByRole("status").first()).toContainText("Ein Text wurde übernommen.");
  await page.goto("/en/vision");
  await expect(page.getByText("From the file.")).toBeVisible();
});
