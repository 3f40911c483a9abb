import type { Locator } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { aPicture } from "./photo";
import { openPreview } from "./preview";
import { openRowMenu } from "./row-menu";
import { expect, showLanguage, test } from "./test";

test("leaving a form with unsaved changes asks for confirmation", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "only a script can ask for confirmation");
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team/new");
  await page.getByRole("link", { name: "Sponsoren" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sponsoren" })).toBeVisible();

  await page.goto("/admin/team/new");
  await page.getByLabel("Name", { exact: true }).fill("Noch nicht fertig");
  await page.getByRole("link", { name: "Sponsoren" }).click();
  const question = page.getByRole("dialog", { name: "Änderungen verwerfen?" });
  await question.getByRole("button", { name: "Weiterbearbeiten" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Noch nicht fertig");

  await page.getByRole("link", { name: "Sponsoren" }).click();
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sponsoren" })).toBeVisible();
});

test("going back two pages shows the form of the other record with its own values", async ({ signedIn: page, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, every page is loaded again");
  const name = page.getByLabel("Name", { exact: true });
  await page.goto(`${site.origin}/admin/team`);
  await page.getByRole("link", { name: "Bearbeiten: Elena Marqués" }).click();
  await expect(name).toHaveValue("Elena Marqués");
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await page.getByRole("link", { name: "Bearbeiten: Jonas Hartwig" }).click();
  await expect(name).toHaveValue("Jonas Hartwig");
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole("heading", { level: 1, name: "Elena Marqués" })).toBeVisible();
  await expect(name).toHaveValue("Elena Marqués");
});

test("a photo that staff remove in a form is gone after saving", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team");
  await page.getByRole("link", { name: "Bearbeiten" }).first().click();
  if (javaScriptEnabled) {
    await page.getByRole("button", { name: "Entfernen" }).press("Enter");
    await expect(page.getByRole("button", { name: "Doch behalten" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Entfernen" }).click();
  } else await page.getByLabel("Dieses Bild behalten").uncheck();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await page.getByRole("link", { name: "Bearbeiten" }).first().click();
  await expect(page.getByLabel("Foto")).toBeVisible();
  await expect(page.getByLabel("Dieses Bild behalten")).toHaveCount(0);
});

test("on a phone, the menu opens with its button and closes on the next screen", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin");
  const menu = page.getByRole("navigation", { name: "Admin-Bereich" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await menu.getByRole("link", { name: "Medien" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Medien" })).toBeVisible();
  await expect(menu).toBeHidden();
});

test("a notice disappears on the next screen, and a slow screen shows a loading message", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team");
  await openRowMenu(page.locator(".card").first());
  await page.getByRole("button", { name: /nach unten$/ }).click();
  await expect(page.getByRole("status")).toHaveCount(1);
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/admin/sponsors.data*", (route) => isReleased.then(() => route.continue()));
  await page.getByRole("link", { name: "Sponsoren" }).click();
  if (javaScriptEnabled) await expect(page.getByText("Lade Sponsoren...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Sponsoren" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveCount(0);
});

test("choosing a required picture removes its error", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the error disappears with the next response");
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/projects/new");
  await page.getByLabel("Titel Deutsch").fill("Xaloc");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  const address = page.getByLabel("Bild-Adresse");
  await expect(address).toHaveAttribute("aria-invalid");
  await page.getByLabel("Bild hochladen").setInputFiles(await aPicture());
  await expect(address).not.toHaveAttribute("aria-invalid");
  await expect(page.getByRole("alert").filter({ hasText: "Bitte prüfen" })).not.toContainText("Bild");
});

test("a form is read-only while it is being sent, and editable again after a refusal", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the browser leaves the page");
  const page = await enterAs("editor", ownSite);
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/edit.data", (route) => isReleased.then(() => route.continue()));
  await page.goto("/admin/team");
  await page.getByRole("link", { name: "Bearbeiten" }).first().click();
  const position = page.getByLabel("Position Deutsch");
  await position.fill("Leiterin");
  await page.getByLabel("Foto", { exact: true }).setInputFiles({ name: "portrait.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(position).not.toBeEditable();
  await position.press("End");
  await page.keyboard.type(" der Abteilung");
  await expect(position).toHaveValue("Leiterin");
  release();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(position).toBeEditable();
  await position.press("End");
  await page.keyboard.type(" der Abteilung");
  await expect(position).toHaveValue("Leiterin der Abteilung");
});

test("correcting an invalid field sends nothing until the form is submitted", async ({ signedIn, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "only a script validates while typing");
  const posts: string[] = [];
  signedIn.on("request", (request) => void (request.method() === "POST" && !request.url().includes("/admin/preview/") && posts.push(request.url())));
  await signedIn.goto(`${site.origin}/admin/team/new`);
  await signedIn.getByRole("button", { name: "Speichern" }).click();
  await expect(signedIn.getByRole("alert")).toContainText("Name und Position sind erforderlich");
  const sent = posts.length;
  // repeated, because on a busy machine the first text may be typed before the validating script has loaded
  await expect(async () => {
    await signedIn.getByLabel("Name", { exact: true }).fill("Ana Ferrer");
    await signedIn.getByLabel("Position Deutsch").fill("Kamera");
    await expect(signedIn.getByText("Name und Position sind erforderlich")).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  expect(posts).toHaveLength(sent);
});

test("the preview shows typed text and the chosen picture without saving them", async ({ page, enterAs, ownSite, javaScriptEnabled }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.setViewportSize({ width: 1440, height: 900 });
  await editor.goto("/admin/team");
  await editor.getByRole("link", { name: "Bearbeiten" }).first().click();
  await editor.getByLabel("Name", { exact: true }).fill("Xenia <b>Probe</b>");
  await editor.getByLabel("Position Deutsch").fill("");
  await editor.getByLabel("LinkedIn").fill("javascript:alert(1)");
  await editor.getByLabel("Foto", { exact: true }).setInputFiles(await aPicture());
  if (javaScriptEnabled) await expect(editor.getByText("nicht gespeichert", { exact: true })).toBeVisible();
  const preview = await openPreview(editor, javaScriptEnabled);
  await expect(preview.getByRole("heading", { name: "Xenia <b>Probe</b>" }).first()).toBeVisible();
  await expect(preview.getByRole("img").first()).toHaveAttribute("src", /^(data|blob):/);
  await expect(preview.getByRole("link", { name: "LinkedIn" })).toHaveCount(0);
  if (javaScriptEnabled) await expect(editor.frameLocator("iframe").locator("script")).toHaveCount(0);
  await expect(editor.getByLabel("Name", { exact: true })).toHaveValue("Xenia <b>Probe</b>");

  await showLanguage(editor, "Español");
  await editor.getByLabel("Position Español").fill("Directora de prueba");
  await expect((await openPreview(editor, javaScriptEnabled)).getByText("Directora de prueba")).toBeVisible();
  if (javaScriptEnabled) {
    await editor.setViewportSize({ width: 360, height: 740 });
    await expect(editor.locator("iframe")).toBeHidden();
    await editor.getByRole("button", { name: "Vorschau" }).press("Enter");
    await expect(preview.getByText("Directora de prueba")).toBeVisible();
    const close = editor.getByRole("button", { name: "Schließen" });
    await expect(close).toBeFocused();
    await expectFocusInside(editor.locator(".live-preview"), { presses: 4 });
    await close.press("Enter");
    await expect(editor.getByRole("button", { name: "Vorschau" })).toBeFocused();
  }
  await page.goto(`${ownSite.origin}/es/equipo`);
  await expect(page.getByText("Directora de prueba")).toHaveCount(0);
});

/** In the window's own controls, which come after the last element, nothing of the page has the focus. */
async function expectFocusInside(part: Locator, { presses }: { presses: number }) {
  for (let press = 0; press < presses; press += 1) {
    await part.page().keyboard.press("Tab");
    expect(await part.evaluate((element) => [element, document.body].some((one) => one === document.activeElement) || element.contains(document.activeElement))).toBe(true);
  }
}

test("a preview that was refused is asked for again only when somebody types", async ({ enterAs, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript a button asks for the preview");
  const page = await enterAs("editor", site);
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  let asked = 0;
  await page.route("**/admin/preview/**", (route) => {
    asked += 1;
    return route.fulfill({ status: 403, body: "Kein Zugriff" });
  });
  await page.goto("/admin/team/new");
  await expect(page.getByText("Die Vorschau ist gerade nicht zu erreichen.")).toBeVisible();
  const before = asked;
  for (let minute = 0; minute < 5; minute += 1) await page.clock.runFor(60_000);
  expect(asked).toBe(before);
  await page.getByLabel("Name", { exact: true }).fill("Zoe");
  await page.clock.runFor(1_000);
  await expect.poll(() => asked).toBe(before + 1);
});

test("an invalid field in another language opens its tab, and arrow keys move between tabs", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, all languages are visible");
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team");
  await page.getByRole("link", { name: "Bearbeiten" }).first().click();
  const spanish = page.getByLabel("Position Español");
  const tabs = page.getByRole("tablist", { name: "Sprache: Position" });
  await expect(spanish).toBeHidden();
  await tabs.getByRole("tab", { name: "Deutsch" }).press("ArrowRight");
  await expect(tabs.getByRole("tab", { name: "Español" })).toBeFocused();
  await spanish.fill("x".repeat(121));
  await tabs.getByRole("tab", { name: "Español" }).press("End");
  await expect(spanish).toBeHidden();
  await page.getByLabel("Position English").fill("");
  await expect(tabs.getByRole("tab", { name: "English" })).toContainText("fehlt");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("Höchstens 120 Zeichen, jetzt sind es 121.");
  await expect(spanish).toBeVisible();
  await expect(tabs.getByRole("tab", { name: "Español" })).toContainText("Fehler");
  await tabs.getByRole("tab", { name: "Deutsch" }).click();
  await page.getByRole("alert").getByRole("link").click();
  await expect(spanish).toBeFocused();
  await expectAccessible(page);
});
