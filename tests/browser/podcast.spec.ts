import type { Page } from "@playwright/test";
import { dictionaryOf } from "~/i18n/i18n";
import { expectAccessible } from "./accessible";
import { aPicture } from "./photo";
import { openRowMenu } from "./row-menu";
import { openOnSite } from "./site-window";
import { expect, logIn, showLanguage, test, testInFreshProcess } from "./test";

const save = { name: "Speichern" };

function section(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

test("a crew member is added, edited, deleted and restored, and the podcast page shows each change immediately", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "team.spec.ts covers forms of records with JavaScript");
  const page = await enterAs("admin", ownSite);
  await page.goto("/admin/podcast-crew");
  await page.getByRole("link", { name: "Neues Crew-Mitglied" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Xenia Ørsted");
  await page.getByLabel("Position Deutsch").fill("Tonmeisterin");
  await page.getByLabel("Biografie Deutsch").fill("Sie hört, was andere überhören, und lässt davon nur das Beste stehen.");
  await showLanguage(page, "English");
  await page.getByLabel("Biografie English").fill("She hears what others miss.");
  await page.getByLabel("Foto", { exact: true }).setInputFiles(await aPicture("xenia.png"));
  await page.getByRole("button", save).click();
  await expect(page.getByRole("status").first()).toContainText("Crew-Mitglied erfolgreich hinzugefügt: Xenia Ørsted. Bild erfolgreich hochgeladen.");
  const row = page.getByRole("row").filter({ hasText: "Xenia Ørsted" });
  await expect(row).toContainText("Sie hört, was andere überhören, und lässt davon nu…");
  await expect(page.getByRole("rowheader").first()).toContainText("Xenia Ørsted");
  await expectAccessible(page);

  const site = await openOnSite(page);
  const card = site.locator("#crew").getByRole("listitem").filter({ hasText: "Xenia Ørsted" });
  await expect(card.getByRole("img")).toHaveAttribute("src", /^\/media\/podcast-crew\//);
  await page.goto("/en/services/podcast");
  await expect(page.getByText("She hears what others miss.")).toBeVisible();

  await page.goto("/admin/podcast-crew");
  await row.getByRole("link", { name: "Bearbeiten" }).click();
  await page.getByLabel("E-Mail", { exact: true }).fill("xenia@calima.example");
  await page.getByRole("button", save).click();
  await expect(page.getByRole("status").first()).toContainText("Crew-Mitglied erfolgreich aktualisiert: Xenia Ørsted.");
  await openRowMenu(row);
  await row.getByRole("link", { name: "Löschen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Möchten Sie „Xenia Ørsted“ wirklich löschen?");
  await page.getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByRole("status").first()).toContainText("Crew-Mitglied erfolgreich gelöscht: Xenia Ørsted.");
  await page.goto("/de/services/podcast");
  await expect(page.getByText("Xenia Ørsted")).toHaveCount(0);

  await page.goto("/admin/trash");
  await page.getByRole("row").filter({ hasText: "Xenia Ørsted" }).getByRole("link", { name: "Wiederherstellen" }).click();
  await page.getByRole("button", { name: "Wiederherstellen" }).click();
  await expect(page.getByRole("status").first()).toContainText("wiederhergestellt");
  await page.goto("/de/services/podcast");
  await expect(page.getByText("Xenia Ørsted")).toBeVisible();
});

test("text typed into two sections after the session has expired comes back in both", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, each section is submitted on its own");
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/podcast-content");
  await expect(section(page, "Hero").getByText("Wird beim Tippen gespeichert")).toBeVisible();
  const sql = ownSite.data.openSql();
  await sql.run(["update sessions set expires_at = created_at"]);
  await sql.close();
  for (const name of ["Hero", "Crew"]) {
    await section(page, name).getByLabel("Titel", { exact: true }).fill(`Neu: ${name}`);
    await expect(section(page, name).getByRole("status")).toContainText("Ihre Sitzung ist abgelaufen.");
  }
  await section(page, "Hero").getByRole("button", save).click();
  await logIn(page, "editor");
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Neu: Hero");
  await page.getByRole("button", save).click();
  await expect(page.getByRole("status").first()).toContainText("Inhalt erfolgreich gespeichert");
  const crew = section(page, "Crew");
  await expect(crew.getByLabel("Titel", { exact: true })).toHaveValue("Neu: Crew");
  await expect(crew.getByText("Noch nicht gespeichert")).toBeVisible();
  await crew.getByLabel("Titel", { exact: true }).fill("Neu: die Crew");
  await expect(crew.getByRole("status")).toContainText("Inhalt erfolgreich gespeichert");
  await page.reload();
  await expect(crew.getByLabel("Titel", { exact: true })).toHaveValue("Neu: die Crew");
  await expect(crew.getByText("Noch nicht gespeichert")).toHaveCount(0);
});

/** The script stops retrying six seconds after the page has loaded, and on a busy machine the checks take longer. */
async function holdRetries(page: Page) {
  let release = () => undefined;
  const isReleased = new Promise<undefined>((resolve) => (release = () => void resolve(undefined)));
  let attempts = 0;
  await page.route("**/services/podcast", async (route) => {
    if (route.request().resourceType() === "fetch" && (attempts += 1) > 1) await isReleased;
    await route.continue();
  });
  return () => release();
}

// a missing table changes no content version, so a process that has rendered the page would keep serving it
testInFreshProcess("the podcast page loads without a crew that cannot be read, and adds the crew once it can", async ({ page, ownSite, javaScriptEnabled }) => {
  const sql = ownSite.data.openSql();
  const release = await holdRetries(page);
  await sql.run(["ALTER TABLE podcast_crew RENAME TO podcast_crew_away"]);
  await page.goto(`${ownSite.origin}/de/services/podcast`);
  const crew = page.locator("#crew");
  await expect(crew.getByRole("alert")).toContainText("Datenbankfehler");
  await expect(crew.getByRole("alert")).toContainText("Fehler bei der Initialisierung");
  await expect(page.getByRole("heading", { name: "Bereit für die erste Folge?" })).toBeVisible();
  await expectAccessible(page);
  await sql.run(["ALTER TABLE podcast_crew_away RENAME TO podcast_crew"]);
  await sql.close();
  release();
  if (!javaScriptEnabled) await crew.getByRole("link", { name: "Neu laden" }).click();
  await expect(crew.getByRole("heading", { name: "Mateo Brunner" })).toBeVisible();
  await expect(crew.getByRole("alert")).toHaveCount(0);
});

test("the texts of the podcast page are saved section by section, and a conflict of two editors is resolved", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "with JavaScript, the sections save automatically");
  const [first, second] = [await enterAs("editor", ownSite), await enterAs("admin", ownSite)];
  for (const page of [first, second]) {
    await page.goto("/admin/podcast-content");
    await page.getByRole("link", { name: "English" }).click();
  }
  await expect(section(first, "Hero").getByLabel("Titel", { exact: true })).toHaveAttribute("placeholder", /.+/);
  await expect(first.getByText("Wird beim Tippen gespeichert")).toHaveCount(0);
  await expectAccessible(first);
  await section(first, "Services").getByLabel("Service 2 Titel").fill("A studio by the sea");
  await section(first, "Services").getByLabel("Service 2 Merkmale").fill("Quiet\n\nWith a view");
  await section(first, "Services").getByRole("button", save).click();
  await expect(first.getByRole("status").first()).toContainText("Inhalt erfolgreich gespeichert");
  await first.goto("/en/services/podcast");
  const service = first.getByRole("listitem").filter({ hasText: "A studio by the sea" });
  await expect(service.getByRole("listitem")).toHaveText(["Quiet", "With a view"]);
  await first.goto("/es/services/podcast");
  await expect(first.getByText("A studio by the sea")).toHaveCount(0);

  await section(second, "Services").getByLabel("Service 2 Titel").fill("A room on the hill");
  await section(second, "Services").getByRole("button", save).click();
  await expect(second.getByRole("heading", { name: "Gleichzeitig bearbeitet" })).toBeVisible();
  const conflicting = second.getByRole("group", { name: "Service 2: Titel" });
  await expect(conflicting).toContainText("A studio by the sea");
  await expectAccessible(second);
  await second.getByRole("button", { name: "Auswahl speichern" }).click();
  await expect(section(second, "Services").getByLabel("Service 2 Titel")).toHaveValue("A room on the hill");
  await expect(section(second, "Services").getByLabel("Service 2 Merkmale")).toHaveValue("Quiet\nWith a view");

  const restoreBuiltIn = { name: /^Mitgelieferten Text wiederherstellen ?: Service 2: Titel$/ };
  await expect(section(second, "Hero").getByRole("button", { name: "Mitgelieferten Text wiederherstellen" })).toHaveCount(0);
  await section(second, "Services").getByLabel("Service 1 Titel").fill("Saved beside it");
  await section(second, "Services").getByRole("button", restoreBuiltIn).click();
  await expect(section(second, "Services").getByLabel("Service 2 Titel")).toHaveValue(dictionaryOf("en").podcast.content.services.services[1]?.title ?? "");
  await expect(section(second, "Services").getByRole("button", restoreBuiltIn)).toHaveCount(0);
  await expect(section(second, "Services").getByLabel("Service 1 Titel")).toHaveValue("Saved beside it");
  await section(second, "Services").getByLabel("Service 1 Titel").fill("Saved by Enter");
  await section(second, "Services").getByLabel("Service 1 Titel").press("Enter");
  await expect(section(second, "Services").getByLabel("Service 1 Titel")).toHaveValue("Saved by Enter");
  await expect(section(second, "Services").getByLabel("Service 2 Merkmale")).toHaveValue("Quiet\nWith a view");
});

test("the texts of the podcast page are saved automatically, but never over a newer version", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "autosave is a script");
  const [mine, theirs] = [await enterAs("editor", ownSite), await enterAs("admin", ownSite)];
  for (const page of [mine, theirs]) {
    await page.goto("/admin/podcast-content", { waitUntil: "networkidle" });
  }
  const hero = section(mine, "Hero");
  await hero.getByLabel("Titel", { exact: true }).fill("Podcasts aus dem Süden");
  await expect(hero.getByRole("status")).toHaveText("Inhalt erfolgreich gespeichert");
  await expect(hero.getByText("gespeichert", { exact: true })).toBeVisible();
  await expect(hero.getByText("Wird beim Tippen gespeichert und ist sofort live")).toBeVisible();
  await expect(hero.getByText("Zuletzt gespeichert:")).toBeVisible();
  await expectAccessible(mine);
  const visitor = await mine.context().newPage();
  await visitor.goto("/de/services/podcast");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Podcasts aus dem Süden");

  await section(theirs, "Hero").getByLabel("Button Crew").fill("Wer wir sind");
  await expect(section(theirs, "Hero").getByLabel("Titel", { exact: true })).toHaveValue("Podcasts aus dem Süden");
  await hero.getByLabel("Untertitel").fill("Von der Insel, für überall.");
  await expect(hero.getByLabel("Button Crew")).toHaveValue("Wer wir sind");

  await section(theirs, "Hero").getByLabel("Untertitel").fill("Fassung der Anderen");
  await expect(section(theirs, "Hero").getByRole("status")).toContainText("Derselbe Text wurde inzwischen anderswo geändert, vielleicht in einem Ihrer anderen Fenster.");
  await expect(section(theirs, "Hero").getByText("nicht gespeichert", { exact: true })).toBeVisible();
  await theirs.getByRole("link", { name: "English" }).click();
  await theirs.getByRole("button", { name: "Weiterbearbeiten" }).click();
  await expect(section(theirs, "Hero").getByLabel("Untertitel")).toHaveValue("Fassung der Anderen");
  await section(theirs, "Hero").getByRole("button", save).click();
  const conflicting = theirs.getByRole("group", { name: "Untertitel" });
  await expect(conflicting).toContainText("Von der Insel, für überall.");
  await theirs.getByRole("button", { name: "Auswahl speichern" }).click();
  await expect(section(theirs, "Hero").getByLabel("Untertitel")).toHaveValue("Fassung der Anderen");

  const restoreBuiltIn = { name: /^Mitgelieferten Text wiederherstellen ?: Untertitel$/ };
  await section(theirs, "Hero").getByRole("button", restoreBuiltIn).click();
  await expect(theirs.getByRole("status").first()).toContainText("Inhalt erfolgreich gespeichert");
  await expect(section(theirs, "Hero").getByLabel("Untertitel")).toHaveValue(dictionaryOf("de").podcast.content.hero.subtitle);
  await section(theirs, "Hero").getByLabel("Untertitel").fill("Fassung der Anderen");
  await expect(section(theirs, "Hero").getByRole("button", restoreBuiltIn)).toBeVisible();
  await expect(section(theirs, "Hero").getByRole("status")).toHaveText("Inhalt erfolgreich gespeichert");

  await hero.getByLabel("Button Services").fill("Was wir tun");
  await expect(hero.getByLabel("Untertitel")).toHaveValue("Fassung der Anderen");
  await hero.getByLabel("Titel", { exact: true }).fill("Zum Schluss");
  await mine.getByRole("link", { name: "English" }).click();
  await expect(async () => {
    await visitor.goto("/de/services/podcast");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Zum Schluss", { timeout: 500 });
  }).toPass();
});

test("a section whose unsaved text was discarded does not ask again", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "autosave is a script");
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/podcast-content", { waitUntil: "networkidle" });
  const tooLong = "Nie gespeichert ".repeat(1_000);
  await section(page, "Hero").getByLabel("Titel", { exact: true }).fill(tooLong);
  await expect(section(page, "Hero").getByRole("status")).toContainText("Ein Text kann so nicht gespeichert werden.");
  await page.getByRole("link", { name: "English" }).click();
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", /./);
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("link", { name: "Deutsch" })).toHaveAttribute("aria-current", /./);
  await expect(section(page, "Hero").getByLabel("Titel", { exact: true })).not.toHaveValue(tooLong);

  await page.route("**", (route) => (route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue()));
  await section(page, "Hero").getByLabel("Titel", { exact: true }).fill("Doch nicht");
  await expect(section(page, "Hero").getByRole("status")).toContainText("Fehler beim Speichern.");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("button", { name: "Verwerfen" })).toBeVisible();
  // only now, because the text is sent again every few seconds
  await page.unroute("**");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", /./);
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(section(page, "Hero").getByLabel("Titel", { exact: true })).toHaveValue(dictionaryOf("de").podcast.content.hero.title);
});

test("a section that could not be saved offline is saved when the connection is back", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "autosave is a script");
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/podcast-content", { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await section(page, "Hero").getByLabel("Titel", { exact: true }).fill("Im Zug getippt");
  await expect(section(page, "Hero").getByRole("status")).toContainText("Fehler beim Speichern.");
  await page.context().setOffline(false);
  await expect(section(page, "Hero").getByRole("status")).toHaveText("Inhalt erfolgreich gespeichert");
  await page.reload();
  await expect(section(page, "Hero").getByLabel("Titel", { exact: true })).toHaveValue("Im Zug getippt");
});

test("a section that a silent server neither saved nor showed is saved and shown without another key once it answers", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "autosave is a script");
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/podcast-content", { waitUntil: "networkidle" });
  await page.route("**", (route) => (route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue()));
  await section(page, "Hero").getByLabel("Titel", { exact: true }).fill("Während eines Neustarts");
  await expect(section(page, "Hero").getByRole("status")).toContainText("wird noch einmal gesendet");
  await expect(section(page, "Hero").getByText("Die Vorschau ist gerade nicht zu erreichen.")).toBeVisible();
  await page.unroute("**");
  await expect(section(page, "Hero").getByRole("status")).toHaveText("Inhalt erfolgreich gespeichert");
  await expect(section(page, "Hero").frameLocator("iframe").getByRole("heading", { name: "Während eines Neustarts" })).toBeVisible();
  await expect(section(page, "Hero").getByText("Die Vorschau ist gerade nicht zu erreichen.")).toBeHidden();
  await page.reload();
  await expect(section(page, "Hero").getByLabel("Titel", { exact: true })).toHaveValue("Während eines Neustarts");
});

test("in a section with autosave, the built-in text can be restored, and a corrected text loses its error", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "autosave is a script");
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/podcast-content", { waitUntil: "networkidle" });
  const hero = section(page, "Hero");
  const [title, subtitle] = [hero.getByLabel("Titel", { exact: true }), hero.getByLabel("Untertitel")];
  const restoreBuiltIn = { name: /^Mitgelieferten Text wiederherstellen ?: Titel$/ };
  const { hero: builtIn } = dictionaryOf("de").podcast.content;

  await title.fill("Ein eigener Titel");
  await expect(hero.getByRole("status")).toHaveText("Inhalt erfolgreich gespeichert");
  await hero.getByRole("button", restoreBuiltIn).click();
  await expect(title).toHaveValue(builtIn.title);
  await subtitle.fill("Gleich daneben getippt");
  await title.fill("Noch ein Titel");
  await hero.getByRole("button", restoreBuiltIn).click();
  await expect(title).toHaveValue(builtIn.title);
  await expect(subtitle).toHaveValue("Gleich daneben getippt");
  await expect(hero.getByRole("button", restoreBuiltIn)).toHaveCount(0);

  await title.fill("Viel zu lang ".repeat(1_000));
  await expect(hero.getByRole("status")).toContainText("Ein Text kann so nicht gespeichert werden.");
  await hero.getByRole("button", save).click();
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await title.fill("Kurz");
  await expect(hero.getByRole("status")).toHaveText("Inhalt erfolgreich gespeichert");
  await expect(title).not.toHaveAttribute("aria-invalid");
});

test("autosave does not send again what the server refuses for good, and the button says why", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "autosave is a script");
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/podcast-content", { waitUntil: "networkidle" });
  const hero = section(page, "Hero");
  const [title, told] = [hero.getByLabel("Titel", { exact: true }), hero.getByRole("status")];

  await title.fill("a".repeat(260 * 1024));
  await expect(told).toHaveText("Ein Text kann so nicht gespeichert werden. Mit „Speichern“ sehen Sie, warum.");
  await title.fill("Kurz");
  await expect(told).toHaveText("Inhalt erfolgreich gespeichert");

  const sql = ownSite.data.openSql();
  await sql.run(["update admin_users set role_id = (select id from user_roles where name = 'viewer')"]);
  await sql.close();
  await title.fill("Ohne Berechtigung");
  await expect(told).toHaveText("Ein Text kann so nicht gespeichert werden. Mit „Speichern“ sehen Sie, warum.");
  await hero.getByRole("button", save).click();
  await expect(page.getByRole("alert")).toContainText("keine Berechtigung");
  await expect(page.getByRole("main")).toContainText("Ohne Berechtigung");
});
