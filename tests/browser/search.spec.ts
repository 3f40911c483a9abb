import { PEOPLE } from "../harness/people";
import { expect, test } from "./test";

test("a search finds a member and leads to the form", async ({ signedIn, site }) => {
  await signedIn.goto(`${site.origin}/admin`);
  await signedIn.getByRole("navigation").getByRole("searchbox").fill("marques");
  await signedIn.getByRole("navigation").getByRole("button", { name: "Suchen" }).click();
  await signedIn.getByRole("link", { name: /^Elena Marqués/ }).first().click();
  await expect(signedIn.getByLabel("Name", { exact: true })).toHaveValue("Elena Marqués");
});

test("saving or cancelling a form that was opened from the search returns to the search results", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  const found = /\/admin\/search\?q=marqu%C3%A9s\+el(#row-.+)?$/;
  await page.goto("/admin/search?q=marqués el");
  await page.getByRole("link", { name: /^Elena Marqués/ }).first().click();
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await expect(page).toHaveURL(found);
  await page.getByRole("link", { name: /^Elena Marqués/ }).first().click();
  await expect(page.getByRole("link", { name: "Suche", exact: true })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Elena Marqués Roig");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").first()).toContainText("„Elena Marqués Roig“ wurde gespeichert.");
  await expect(page).toHaveURL(found);
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByRole("link", { name: /^Elena Marqués/ }).first()).not.toContainText("Roig");
  await expect(page).toHaveURL(found);
});

test("a search without results leads to the trash, which it does not see", async ({ enterAs, site }) => {
  const page = await enterAs("viewer", site);
  await page.goto("/admin/search?q=xylophon");
  await expect(page.getByText("Nichts gefunden für „xylophon“")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Papierkorb" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Papierkorb");
});

test("a word that only a draft contains leads to the draft", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/pages/about/mission_text/edit");
  await page.getByLabel("Mission: Text Deutsch").fill("Ein Albatros über Sóller.");
  await page.getByRole("button", { name: "Als Entwurf ablegen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entwurf: Über uns, Mission: Text");
  await page.goto("/admin/search?q=albatros");
  await page.locator(".hit", { hasText: "Ein Albatros über Sóller." }).click();
  await expect(page).toHaveURL(/\/admin\/drafts\/pages\/about\.mission_text$/);
  await expect(page.locator("ins").filter({ hasText: "Albatros" }).first()).toBeVisible();
});

test("saving or cancelling the form of a user that was opened from the search returns to the search results", async ({ enterAs, ownSite }) => {
  const page = await enterAs("admin", ownSite);
  const found = /\/admin\/search\?q=vera.viewer%40calima(#row-.+)?$/;
  const openFound = async () => page.locator(".hit", { hasText: PEOPLE.viewer.email }).first().click();
  await page.goto("/admin/search?q=vera.viewer@calima");
  await openFound();
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await expect(page).toHaveURL(found);
  await openFound();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").first()).toContainText("Benutzer erfolgreich aktualisiert!");
  await expect(page).toHaveURL(found);
});

test("search results lead a viewer to read-only forms", async ({ enterAs, ownSite }) => {
  const page = await enterAs("viewer", ownSite);
  await page.goto(`${ownSite.origin}/admin/search?q=marques`);
  await page.getByRole("link", { name: /^Impressum/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Impressum");
  await expect(page.getByText("Nur zum Lesen")).toBeVisible();
  await page.goto("/admin/words");
  await page.getByRole("link", { name: "Startseite, Slogan" }).click();
  await expect(page.getByText("Nur zum Lesen")).toBeVisible();
  await page.goto("/admin/search?q=marques");
  await page.getByRole("link", { name: /^Elena Marqués/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Elena Marqués");
  await expect(page.getByText("Nur zum Lesen")).toBeVisible();
});

test("a text in the search results links to its form in the same language", async ({ signedIn, site }) => {
  const forms = [
    ["Startseite, Slogan (Español)", "/admin/pages/home/hero_tagline/edit"],
    ["Radio, Hero-Text (English)", "/admin/content/radio/en/hero_text/edit"],
    ["Impressum, Text (Deutsch)", "/admin/legal/notice/de/edit"],
    ["Podcast-Seite: Hero (Español)", "/admin/podcast-content/es/hero"],
  ] as const;
  for (const [title, url] of forms) {
    await signedIn.goto(`${site.origin}/admin/search?${new URLSearchParams({ q: title }).toString()}`);
    await expect(signedIn.locator(".hit").filter({ hasText: title })).toHaveAttribute("href", url);
  }
});

test("the search field shows the current query, also after going back", async ({ signedIn, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the browser restores the typed text");
  await signedIn.goto(`${site.origin}/admin/search?q=marques`);
  const main = signedIn.getByRole("main");
  await main.getByRole("searchbox").fill("ferragut");
  await main.getByRole("searchbox").press("Enter");
  await expect(main.getByRole("link", { name: /^Núria Ferragut/ }).first()).toBeVisible();
  await expect(main.getByRole("searchbox")).toHaveValue("ferragut");
  await signedIn.goBack();
  await expect(main.getByRole("link", { name: /^Elena Marqués/ }).first()).toBeVisible();
  await expect(main.getByRole("searchbox")).toHaveValue("marques");
});

test("keyboard shortcuts navigate the administration until they are switched off", async ({ signedIn, site, javaScriptEnabled }) => {
  await signedIn.goto(`${site.origin}/admin/shortcuts`);
  await expect(signedIn.locator("kbd").first()).toBeVisible();
  if (javaScriptEnabled) {
    // repeated, because a key does nothing before the scripts have loaded
    await expect(async () => {
      await signedIn.keyboard.press("?");
      await expect(signedIn.getByRole("dialog")).toContainText("Diese Liste zeigen", { timeout: 1000 });
    }).toPass();
    await signedIn.keyboard.press("Escape");
    await signedIn.keyboard.type("gt");
    await expect(signedIn).toHaveURL(/\/admin\/team$/);
    await expect(signedIn.getByRole("heading", { level: 1 })).toHaveText(/Team/);
    await signedIn.keyboard.press("n");
    await expect(signedIn).toHaveURL(/\/admin\/team\/new$/);
    await expect(signedIn.getByLabel("Name", { exact: true })).toBeVisible();
    await signedIn.keyboard.press("Control+s");
    await expect(signedIn.getByRole("alert")).toContainText("Name und Position sind erforderlich");
    await signedIn.getByLabel("Name", { exact: true }).fill("Nina");
    // as with Caps Lock
    await signedIn.keyboard.press("Control+S");
    await expect(signedIn.getByRole("alert")).toBeFocused();
  }
  await signedIn.goto(`${site.origin}/admin/shortcuts`);
  await signedIn.getByRole("button", { name: "Tastenkürzel ausschalten" }).click();
  await expect(signedIn.getByRole("status")).toContainText("ausgeschaltet");
  await signedIn.locator("h1").click();
  await signedIn.keyboard.type("gt");
  await signedIn.getByRole("button", { name: "Tastenkürzel einschalten" }).click();
  await expect(signedIn.getByRole("status")).toContainText("eingeschaltet");
});

test("clicks before the scripts have loaded cause no errors", async ({ signedIn, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, there are no scripts to load");
  const failures: string[] = [];
  signedIn.on("pageerror", ({ message }) => failures.push(message));
  // clicks from within the page, because a click by Playwright on a page that is being replaced may never return
  await signedIn.addInitScript(() => {
    setInterval(() => document.querySelector("h1")?.click(), 2);
  });
  // repeated, because the time before hydration is short
  for (let times = 0; times < 20; times += 1) await signedIn.goto(`${site.origin}/admin/shortcuts`);
  expect(failures).toEqual([]);
});
