import type { Browser, Page } from "@playwright/test";
import { type S3Server, startS3Server } from "../harness/s3-server";
import type { Site } from "../harness/site";
import { aPicture } from "./photo";
import { openRowMenu } from "./row-menu";
import { expect, logIn, test as base } from "./test";

/** Stores pictures on an S3 server. */
const test = base.extend<{ s3: S3Server }>({
  s3: async ({}, use) => {
    const s3 = await startS3Server();
    await use(s3);
    await s3.stop();
  },
  settings: async ({ s3 }, use) => {
    await use(s3.environment);
  },
});

const NAME = "Núria Ferragut";
const REASON = "Der Speicher der Bilder antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.";

/** A page with an empty cache, which may log errors for missing pictures. */
async function freshPage(browser: Browser, site: Site, javaScriptEnabled: boolean | undefined) {
  const context = await browser.newContext({ javaScriptEnabled, locale: "de-DE", baseURL: site.origin });
  return context.newPage();
}

async function portrait(page: Page) {
  await page.goto("/de/team");
  const person = page.locator(".person").filter({ hasText: NAME });
  await person.scrollIntoViewIfNeeded();
  const image = person.locator("img");
  await expect.poll(() => image.evaluate((node) => node instanceof HTMLImageElement && node.complete)).toBe(true);
  const width = await image.evaluate((node) => (node instanceof HTMLImageElement ? node.naturalWidth : -1));
  return { width, image, placeholder: person.locator(".picture > svg") };
}

test("while the storage is unavailable, pages load and forms keep their values, and pictures reappear after it", async ({
  browser,
  enterAs,
  javaScriptEnabled,
  ownSite,
  s3,
}) => {
  const editor = await enterAs("admin", ownSite);
  await editor.goto("/admin/team");
  await editor.getByRole("link", { name: `Bearbeiten: ${NAME}` }).click();
  await editor.locator("input[type=file]").setInputFiles(await aPicture());
  await editor.getByRole("button", { name: "Speichern" }).click();
  await expect(editor.getByRole("status").first()).toContainText(NAME);
  expect((await portrait(await freshPage(browser, ownSite, javaScriptEnabled))).width).toBeGreaterThan(0);

  await s3.goDown();

  await test.step("a public page shows the placeholder", async () => {
    const { width, image, placeholder } = await portrait(await freshPage(browser, ownSite, javaScriptEnabled));
    expect(width).toBe(0);
    await expect(placeholder).toBeVisible();
    if (javaScriptEnabled) await expect(image).toHaveCSS("opacity", "0");
  });

  const admin = await freshPage(browser, ownSite, javaScriptEnabled);
  await admin.goto("/admin");
  await logIn(admin, "admin");
  await expect(admin.getByRole("button", { name: "Abmelden" })).toBeAttached();

  await test.step("a form shows the reason at its file field, and keeps all values", async () => {
    await admin.goto("/admin/team/new");
    await admin.getByLabel("Name", { exact: true }).fill("Berta Neu");
    await admin.getByLabel("Position Deutsch").fill("Schnitt");
    await admin.locator("input[type=file]").setInputFiles(await aPicture());
    await admin.getByRole("button", { name: "Speichern" }).click();
    await expect(admin.getByRole("alert")).toContainText("Upload fehlgeschlagen");
    await expect(admin.getByRole("alert")).toContainText(REASON);
    await expect(admin.getByLabel("Name", { exact: true })).toHaveValue("Berta Neu");
    await expect(admin.getByLabel("Position Deutsch")).toHaveValue("Schnitt");
  });

  await test.step("an upload fails with the reason", async () => {
    await admin.goto("/admin/media/upload");
    await admin.locator("input[type=file]").setInputFiles(await aPicture());
    await admin.getByRole("button", { name: "Hochladen" }).click();
    await expect(admin.getByRole("alert").first()).toContainText("Upload fehlgeschlagen");
    await expect(admin.getByRole("alert").first()).toContainText(REASON);
  });

  await test.step("a file can be deleted, with a warning that the storage still contains it", async () => {
    await admin.goto("/admin/media?search=hafen");
    await openRowMenu(admin, "Hafen am Abend.png");
    await admin.getByRole("link", { name: "Löschen: Hafen am Abend.png" }).click();
    await admin.getByRole("button", { name: "Löschen" }).click();
    await expect(admin.getByText("Datei erfolgreich gelöscht! Aus dem Speicher konnte sie noch nicht entfernt werden.")).toBeVisible();
  });

  await test.step("the database screen reports the fault", async () => {
    await admin.goto("/admin/test-database");
    await expect(admin.getByText("Der Speicher antwortet nicht.")).toBeVisible();
  });

  await s3.comeBack();
  expect((await portrait(await freshPage(browser, ownSite, javaScriptEnabled))).width).toBeGreaterThan(0);
  await editor.goto("/admin/media/upload");
  await editor.locator("input[type=file]").setInputFiles(await aPicture("Wieder da.png"));
  await editor.getByRole("button", { name: "Hochladen" }).click();
  await expect(editor.getByText("1 Datei wurde hochgeladen.")).toBeVisible();
});
