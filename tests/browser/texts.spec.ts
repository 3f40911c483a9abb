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

test("staff edit a page text in all languages, and a text of a service area in one language", async ({ page, enterAs, ownSite }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/pages");
  await editor.getByRole("navigation", { name: "Seite" }).getByRole("link", { name: "Über uns" }).click();
  await expect(editor).toHaveURL(/page=about/);
  await expectAccessible(editor);
  await editor.getByRole("link", { name: "Bearbeiten Mission: Text" }).click();
  await editor.getByLabel("Mission: Text Deutsch").fill("Wir erzählen vom Wind.");
  await showLanguage(editor, "English");
  await editor.getByLabel("Mission: Text English").fill("");
  await expect(editor.getByLabel("Mission: Text English")).toHaveAttribute("placeholder", /^[A-Z].{20}/);
  await expectAccessible(editor);
  await editor.getByRole("button", save).click();
  await expect(editor).toHaveURL(/\/admin\/pages\?page=about#mission_text$/);
  const notice = editor.getByRole("status").filter({ hasText: "„Über uns, Mission: Text“ wurde gespeichert." });
  await expect(notice).toBeVisible();
  await expect(editor.locator("#mission_text")).toContainText("Übersetzung fehlt");
  await expect.poll(async () => (await edgesOf(editor.locator("#mission_text"))).top, "the notice does not cover the saved text").toBeGreaterThan((await edgesOf(notice)).bottom);
  const site = await openOnSite(editor, notice);
  await expect(site.getByText("Wir erzählen vom Wind.")).toBeVisible();
  await expect(site).toHaveURL(`${ownSite.origin}/de/vision`);
  await page.goto(`${ownSite.origin}/en/vision`);
  await expect(page.getByText("Wir erzählen vom Wind.")).toHaveCount(0);

  await editor.goto("/admin/pages/services-podcast/topics/edit");
  await editor.getByRole("textbox", { name: "Deutsch" }).fill("Ton | Licht\nSchnitt");
  await editor.getByRole("button", save).click();
  await expect(editor.getByRole("alert")).toContainText("in eine eigene Zeile");
  await editor.getByRole("textbox", { name: "Deutsch" }).fill("Ton\nLicht\nSchnitt");
  await editor.getByRole("button", save).click();
  await expect(editor.locator("#topics").getByRole("listitem").filter({ hasText: "Licht" })).toBeVisible();

  await editor.goto("/admin/content?area=radio&language=es");
  await expect(editor.getByText("Gespeicherte Felder: 3 von 8")).toBeVisible();
  await editor.getByRole("link", { name: "Bearbeiten Meta-Beschreibung" }).click();
  await editor.getByLabel("Español").fill("Radio con viento de levante.");
  await expectAccessible(editor);
  await editor.getByRole("button", save).click();
  await expect(editor.getByText("Gespeicherte Felder: 4 von 8")).toBeVisible();
  await page.goto(`${ownSite.origin}/es/services`);
  await page.locator("#radio > summary").click();
  await page.locator("#radio").getByRole("link").click();
  await expect(page).toHaveURL(/\/es\/services\/radio$/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", "Radio con viento de levante.");

  await editor.goto("/admin/words?state=missing");
  await expectAccessible(editor);
  await editor.getByRole("link", { name: "Übersetzung fehlt Über uns, Mission: Text, English" }).click();
  await expect(editor).toHaveURL(/\/admin\/pages\/about\/mission_text\/edit$/);
});

test("when two people change the same text in the same language, the second one resolves the conflict", async ({ enterAs, ownSite }) => {
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

test("a button with many words does not narrow the text beside it", async ({ page, enterAs, ownSite }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/pages/home/hero_cta/edit");
  await editor.getByRole("textbox", { name: "Deutsch" }).fill("Alle Leistungen für Kino, Fernsehen, Radio und Veranstaltungen entdecken");
  await editor.getByRole("button", save).click();
  await expect(editor.getByRole("status").first()).toContainText("wurde gespeichert");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${ownSite.origin}/de`);
  const { width } = (await page.locator(".home-hero-below > p").first().boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(300);
});

test("biographies and descriptions keep the paragraphs that staff typed", async ({ page, enterAs, ownSite }) => {
  const text = `Aufgewachsen am Meer${", immer am Meer".repeat(10)}.\n\nSeit 2009 in Palma.`;
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/team/new");
  await editor.getByLabel("Name", { exact: true }).fill("Yuca Roja");
  await editor.getByLabel("Position Deutsch").fill("Kamera");
  await editor.getByLabel("Biografie Deutsch").fill(text);
  await editor.getByRole("button", save).click();
  await expect(editor.getByRole("status").first()).toContainText("Yuca Roja");
  await editor.goto("/admin/sponsors/new");
  await editor.getByLabel("Name", { exact: true }).fill("Xarxa Blava");
  await editor.getByLabel("Kategorie").selectOption("Events");
  await editor.getByLabel("Beschreibung Deutsch").fill(text);
  await editor.getByRole("button", save).click();
  await expect(editor.getByRole("status").first()).toContainText("Xarxa Blava");

  await page.goto(`${ownSite.origin}/de/team`);
  await page.locator(".person", { hasText: "Yuca Roja" }).locator("summary").click();
  await expect.poll(() => page.locator("details[open] p").innerText()).toBe(text);
  await page.goto(`${ownSite.origin}/de/sponsoren`);
  await page.getByRole("button", { name: "Weiterlesen über Xarxa Blava" }).click();
  await expect.poll(() => page.getByRole("dialog", { name: "Xarxa Blava" }).getByText("Aufgewachsen").innerText()).toBe(text);
});

test("page texts keep the paragraphs that staff typed", async ({ page, enterAs, ownSite }) => {
  const text = "Wir drehen am Meer.\n\nAuch im Winter.";
  const editor = await enterAs("editor", ownSite);
  const places = [
    ["pages/home/about_text/edit", "Über uns: Text Deutsch", "/de"],
    ["pages/about/mission_text/edit", "Mission: Text Deutsch", "/de/vision"],
    ["services/new", "Beschreibung Deutsch", "/de/services"],
  ] as const;
  for (const [form, label, place] of places) {
    await editor.goto(`/admin/${form}`);
    if (form === "services/new") await editor.getByLabel("Titel Deutsch").fill("Strandkino");
    await editor.getByLabel(label).fill(text);
    await editor.getByRole("button", save).click();
    await expect(editor.getByRole("status").first()).toContainText("wurde gespeichert");
    await page.goto(ownSite.origin + place);
    expect(await page.getByText("Wir drehen am Meer.").first().innerText()).toBe(text);
  }
});
