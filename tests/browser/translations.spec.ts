import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expectQuestionBeforeLeaving } from "./leave-warning";
import { expect, showLanguage, test } from "./test";

const MISSING = "/admin/translations?state=missing&language=en";

async function save(editor: Page) {
  await editor.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(editor.getByRole("status").first()).toContainText("gespeichert");
}

test("saving a missing translation returns to the same view of the list, with the focus on the same text", async ({ page, enterAs, ownSite }) => {
  const editor = await enterAs("editor", ownSite);
  for (const [section, text] of [["team_title", "Wir sind da"], ["team_text", "Alle sind da."]]) {
    await editor.goto(`/admin/pages/home/${section}/edit`);
    await editor.getByRole("textbox", { name: "Deutsch" }).fill(text ?? "");
    await save(editor);
  }

  await test.step("a text of a page", async () => {
    await editor.goto(`${MISSING}&noun=pages`);
    await expect(editor.getByRole("row").filter({ hasText: "Startseite" })).toContainText("Team: Überschrift");
    await expectAccessible(editor);
    await editor.getByRole("link", { name: "Team: Überschrift von Startseite (English) ergänzen" }).click();
    const english = editor.getByRole("textbox", { name: "English" });
    await expect(english).toBeFocused();
    await showLanguage(editor, "Deutsch");
    await editor.getByRole("textbox", { name: "Deutsch" }).fill("Wir sind hier");
    await save(editor);
    await expect(editor).toHaveURL(/translations\?state=missing&language=en&noun=pages#en\/pages\/home\/team_title$/);
    const link = editor.getByRole("link", { name: "Team: Überschrift von Startseite (English) ergänzen" });
    await expect(link).toBeFocused();

    await link.click();
    await english.fill("We are here");
    await save(editor);
    await expect(editor).toHaveURL(/noun=pages#en\/pages\/home$/);
    await expect(editor.locator(".translation-cell").nth(1)).toBeFocused();
    await expect(editor.getByRole("row").filter({ hasText: "Startseite" })).toContainText("Team: Text");
    await page.goto(`${ownSite.origin}/en`);
    await expect(page.getByText("We are here")).toBeVisible();
  });

  await test.step("a legal text that exists only in German", async () => {
    const text = editor.locator("#form-content_value");
    await editor.goto(`${MISSING}&noun=legal`);
    await editor.getByRole("link", { name: "Text von Impressum (English) ergänzen" }).click();
    await expect(text).toBeFocused();
    await editor.getByRole("link", { name: "Abbrechen" }).click();
    await expect(editor).toHaveURL(/noun=legal#en\/legal\/notice\/text$/);
    await editor.getByRole("link", { name: "Text von Impressum (English) ergänzen" }).click();
    await text.fill("## Who we are");
    await save(editor);
    await expect(editor).toHaveURL(/state=missing&language=en&noun=legal$/);
    await expect(editor.getByRole("rowheader")).toHaveText(["DatenschutzerklärungRechtstexte"]);
  });
});

test("the number in the menu is the number of open translations in the list", async ({ signedIn, site }) => {
  const entry = signedIn.getByRole("navigation", { name: "Admin-Bereich" }).getByRole("link", { name: /^Übersetzungen/ });
  const count = entry.locator(".menu-count");
  // on a busy machine a screen arrives before its menu knows the number
  await expect(async () => {
    await signedIn.goto(`${site.origin}/admin`);
    await expect(count).toBeVisible({ timeout: 500 });
  }).toPass();
  const counted = await count.evaluate((shown) => shown.firstChild?.textContent);
  await entry.click();
  const chosen = signedIn.getByRole("navigation", { name: "Stand" }).locator("[aria-current]");
  await expect(chosen).toHaveText(`Offen ${counted ?? ""}`);
});

test("saving a section of the podcast page also returns to the translations", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/podcast-content/de/hero");
  await editor.getByLabel("Titel", { exact: true }).fill("Ohr auf");
  await save(editor);
  await editor.goto(`${MISSING}&noun=podcast`);
  await editor.getByRole("link", { name: "Titel von Podcast-Seite, Hero (English) ergänzen" }).click();
  const title = editor.getByLabel("Titel", { exact: true });
  await expect(title).toBeFocused();
  await title.fill("Lend an ear");
  if (javaScriptEnabled) await expectQuestionBeforeLeaving(editor);
  await save(editor);
  await expect(editor).toHaveURL(/state=missing&language=en&noun=podcast$/);
  await expect(editor.getByRole("rowheader")).toHaveCount(0);
});

test("the translations link to an export of only missing and outdated texts", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "this needs no script");
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/translations");
  await editor.getByRole("link", { name: "Für Übersetzer" }).click();
  await expectAccessible(editor);
  const link = editor.getByRole("link", { name: "Tabelle (CSV) Español, nur fehlende und veraltete" });
  const [download] = await Promise.all([editor.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^calima-texte-es-offen-\d{4}-\d\d-\d\d\.csv$/);
  await expect(editor.getByRole("heading", { level: 3 })).toHaveText(["Deutsch", "Español", "English", "Deutsch", "Español", "English"]);
});

test("the field in the fragment of a URL takes the focus only once", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, all languages are visible");
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/team/new#form-name");
  await showLanguage(editor, "English");
  await expect(editor.getByLabel("Biografie English")).toBeVisible();
  await expect(editor.getByRole("tab", { name: "English" }).first()).toBeFocused();
});
