import type { Locator } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { openOnSite } from "./site-window";
import { expect, showLanguage, test } from "./test";

const save = { name: "Speichern" };

async function edgesOf(element: Locator) {
  return element.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return { top, bottom };
  });
}

test("staff change the texts of a page in all languages, and of a service area in one", async ({ page, enterAs, ownSite }) => {
  const office = await enterAs("editor", ownSite);
  await office.goto("/admin/pages");
  await office.getByRole("navigation", { name: "Seite" }).getByRole("link", { name: "Über uns" }).click();
  await expect(office).toHaveURL(/page=about/);
  await expectAccessible(office);
  await office.getByRole("link", { name: "Bearbeiten Mission: Text" }).click();
  await office.getByLabel("Mission: Text Deutsch").fill("Wir erzählen vom Wind.");
  await showLanguage(office, "English");
  await office.getByLabel("Mission: Text English").fill("");
  await expect(office.getByLabel("Mission: Text English")).toHaveAttribute("placeholder", /^[A-Z].{20}/);
  await expectAccessible(office);
  await office.getByRole("button", save).click();
  await expect(office).toHaveURL(/\/admin\/pages\?page=about#mission_text$/);
  const notice = office.getByRole("status").filter({ hasText: "„Über uns, Mission: Text“ wurde gespeichert." });
  await expect(notice).toBeVisible();
  await expect(office.locator("#mission_text")).toContainText("Übersetzung fehlt");
  await expect.poll(async () => (await edgesOf(office.locator("#mission_text"))).top, "the notice hides nothing of it").toBeGreaterThan((await edgesOf(notice)).bottom);
  const site = await openOnSite(office, notice);
  await expect(site.getByText("Wir erzählen vom Wind.")).toBeVisible();
  await expect(site).toHaveURL(`${ownSite.origin}/de/vision`);
  await page.goto(`${ownSite.origin}/en/vision`);
  await expect(page.getByText("Wir erzählen vom Wind.")).toHaveCount(0);

  await office.goto("/admin/pages/services-podcast/topics/edit");
  await office.getByRole("textbox", { name: "Deutsch" }).fill("Ton | Licht\nSchnitt");
  await office.getByRole("button", save).click();
  await expect(office.getByRole("alert")).toContainText("in eine eigene Zeile");
  await office.getByRole("textbox", { name: "Deutsch" }).fill("Ton\nLicht\nSchnitt");
  await office.getByRole("button", save).click();
  await expect(office.locator("#topics").getByRole("listitem").filter({ hasText: "Licht" })).toBeVisible();

  await office.goto("/admin/content?area=radio&language=es");
  await expect(office.getByText("Gespeicherte Felder: 3 von 8")).toBeVisible();
  await office.getByRole("link", { name: "Bearbeiten Meta-Beschreibung" }).click();
  await office.getByLabel("Español").fill("Radio con viento de levante.");
  await expectAccessible(office);
  await office.getByRole("button", save).click();
  await expect(office.getByText("Gespeicherte Felder: 4 von 8")).toBeVisible();
  await page.goto(`${ownSite.origin}/es/services`);
  await page.locator("#radio > summary").click();
  await page.locator("#radio").getByRole("link").click();
  await expect(page).toHaveURL(/\/es\/services\/radio$/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", "Radio con viento de levante.");

  await office.goto("/admin/words?state=missing");
  await expectAccessible(office);
  await office.getByRole("link", { name: "Übersetzung fehlt Über uns, Mission: Text, English" }).click();
  await expect(office).toHaveURL(/\/admin\/pages\/about\/mission_text\/edit$/);
});

test("of two who change the same text in the same language, the second one is asked", async ({ enterAs, ownSite }) => {
  const [first, second] = [await enterAs("editor", ownSite), await enterAs("admin", ownSite)];
  for (const person of [first, second]) await person.goto("/admin/pages/home/team_title/edit");
  await first.getByRole("textbox", { name: "Deutsch" }).fill("Fassung der Ersten");
  await first.getByRole("button", save).click();
  await expect(first).toHaveURL(/\/admin\/pages\?page=home#team_title$/);
  await second.getByRole("textbox", { name: "Deutsch" }).fill("Fassung der Zweiten");
  await showLanguage(second, "English");
  await second.getByRole("textbox", { name: "English" }).fill("English by the second");
  await second.getByRole("button", save).click();
  await expect(second.getByRole("heading", { name: "Gleichzeitig bearbeitet" })).toBeVisible();
  await expect(second.getByRole("group", { name: "Deutsch" })).toContainText("Fassung der Ersten");
  await expectAccessible(second);
  await second.getByRole("button", { name: "Auswahl speichern" }).click();
  await expect(second.locator("#team_title")).toContainText("Fassung der Zweiten");
  await expect(second.locator("#team_title")).toContainText("English by the second");
});
