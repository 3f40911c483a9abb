import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expectQuestionBeforeLeaving } from "./leaving";
import { expect, showLanguage, test } from "./test";

const MISSING = "/admin/translations?state=missing&language=en";

async function save(office: Page) {
  await office.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(office.getByRole("status").first()).toContainText("gespeichert");
}

test("what lacks a translation is opened, saved, and one comes back to the same view at the same text", async ({ page, enterAs, ownSite }) => {
  const office = await enterAs("editor", ownSite);
  for (const [section, text] of [["team_title", "Wir sind da"], ["team_text", "Alle sind da."]]) {
    await office.goto(`/admin/pages/home/${section}/edit`);
    await office.getByRole("textbox", { name: "Deutsch" }).fill(text ?? "");
    await save(office);
  }

  await test.step("a text of a page", async () => {
    await office.goto(`${MISSING}&noun=pages`);
    await expect(office.getByRole("row").filter({ hasText: "Startseite" })).toContainText("Team: Überschrift");
    await expectAccessible(office);
    await office.getByRole("link", { name: "Team: Überschrift von Startseite (English) ergänzen" }).click();
    const english = office.getByRole("textbox", { name: "English" });
    await expect(english).toBeFocused();
    await showLanguage(office, "Deutsch");
    await office.getByRole("textbox", { name: "Deutsch" }).fill("Wir sind hier");
    await save(office);
    await expect(office).toHaveURL(/translations\?state=missing&language=en&noun=pages#en\/pages\/home\/team_title$/);
    const link = office.getByRole("link", { name: "Team: Überschrift von Startseite (English) ergänzen" });
    await expect(link).toBeFocused();

    await link.click();
    await english.fill("We are here");
    await save(office);
    await expect(office).toHaveURL(/noun=pages#en\/pages\/home$/);
    await expect(office.locator(".translation-cell").nth(1)).toBeFocused();
    await expect(office.getByRole("row").filter({ hasText: "Startseite" })).toContainText("Team: Text");
    await page.goto(`${ownSite.origin}/en`);
    await expect(page.getByText("We are here")).toBeVisible();
  });

  await test.step("a legal text, which there is in German only", async () => {
    const text = office.locator("#form-content_value");
    await office.goto(`${MISSING}&noun=legal`);
    await office.getByRole("link", { name: "Text von Impressum (English) ergänzen" }).click();
    await expect(text).toBeFocused();
    await office.getByRole("link", { name: "Abbrechen" }).click();
    await expect(office).toHaveURL(/noun=legal#en\/legal\/notice\/text$/);
    await office.getByRole("link", { name: "Text von Impressum (English) ergänzen" }).click();
    await text.fill("## Who we are");
    await save(office);
    await expect(office).toHaveURL(/state=missing&language=en&noun=legal$/);
    await expect(office.getByRole("rowheader")).toHaveText(["DatenschutzerklärungRechtstexte"]);
  });
});

test("the number in the menu leads to just what it has counted", async ({ signedIn, site }) => {
  await signedIn.goto(`${site.origin}/admin`);
  const entry = signedIn.getByRole("navigation", { name: "Admin-Bereich" }).getByRole("link", { name: /^Übersetzungen/ });
  const counted = await entry.locator(".menu-count").evaluate((count) => count.firstChild?.textContent);
  await entry.click();
  const chosen = signedIn.getByRole("navigation", { name: "Stand" }).locator("[aria-current]");
  await expect(chosen).toHaveText(`Offen ${counted ?? ""}`);
});

test("a section of the podcast page leads back to the translations as well", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const office = await enterAs("editor", ownSite);
  await office.goto("/admin/podcast-content/de/hero");
  await office.getByLabel("Titel", { exact: true }).fill("Ohr auf");
  await save(office);
  await office.goto(`${MISSING}&noun=podcast`);
  await office.getByRole("link", { name: "Titel von Podcast-Seite, Hero (English) ergänzen" }).click();
  const title = office.getByLabel("Titel", { exact: true });
  await expect(title).toBeFocused();
  await title.fill("Lend an ear");
  if (javaScriptEnabled) await expectQuestionBeforeLeaving(office);
  await save(office);
  await expect(office).toHaveURL(/state=missing&language=en&noun=podcast$/);
  await expect(office.getByRole("rowheader")).toHaveCount(0);
});

test("the export is reached from the translations, and offers only what is left to do", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "nothing here runs scripts");
  const office = await enterAs("editor", ownSite);
  await office.goto("/admin/translations");
  await office.getByRole("link", { name: "Für Übersetzer" }).click();
  await expectAccessible(office);
  const link = office.getByRole("link", { name: "Tabelle (CSV) Español, nur fehlende und veraltete" });
  const [download] = await Promise.all([office.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^calima-texte-es-offen-\d{4}-\d\d-\d\d\.csv$/);
  await expect(office.getByRole("heading", { level: 3 })).toHaveText(["Deutsch", "Español", "English", "Deutsch", "Español", "English"]);
});

test("a field that an address leads to takes the focus once", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript all languages are shown");
  const office = await enterAs("editor", ownSite);
  await office.goto("/admin/team/new#form-name");
  await showLanguage(office, "English");
  await expect(office.getByLabel("Biografie English")).toBeVisible();
  await expect(office.getByRole("tab", { name: "English" }).first()).toBeFocused();
});
