import { expectAccessible, expectToFit } from "./accessible";
import { aPicture } from "./photo";
import { expectQuestionBeforeLeaving } from "./leave-warning";
import { openRowMenu } from "./row-menu";
import { openOnSite } from "./site-window";
import { expect, showLanguage, test } from "./test";

const save = { name: "Speichern" };

test("a sponsor gets an uploaded logo or one from the library, is moved, and can be saved after a colleague deleted it", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/sponsors");
  await page.getByRole("link", { name: "Neuer Sponsor" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Xarxa Blava");
  await page.getByLabel("Kategorie").selectOption("Siente España Premium");
  await showLanguage(page, "Español");
  await page.getByLabel("Beschreibung Español").fill("Una red azul.");
  await page.getByLabel("Logo", { exact: true }).setInputFiles(await aPicture("xarxa.png"));
  await page.getByRole("button", save).click();
  await expect(page.getByRole("status").first()).toContainText("„Xarxa Blava“ wurde gespeichert.");
  const site = await openOnSite(page);
  await expect(site.getByRole("heading", { name: "Xarxa Blava" })).toBeVisible();
  await page.goto("/es/patrocinadores");
  await expect(page.getByText("Una red azul.")).toBeVisible();

  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/admin/sponsors/new");
  await page.getByLabel("Name", { exact: true }).fill("Yuca Roja");
  await page.getByLabel("Beschreibung Deutsch").fill("Wartet auf ihr Logo.");
  await page.getByRole("button", { name: "Bild aus der Mediathek" }).click();
  await expect(page.getByRole("heading", { name: "Bild aus der Mediathek" })).toBeVisible();
  await page.getByLabel("Suche", { exact: true }).fill("xarxa");
  await page.getByRole("main").getByRole("button", { name: "Suchen" }).click();
  await expectAccessible(page);
  const logo = page.getByRole("link", { name: "xarxa.png" });
  await expect(logo.locator("img"), "a logo is never cut off").toHaveCSS("object-fit", "contain");
  await logo.click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Yuca Roja");
  await expect(page.getByLabel("Beschreibung Deutsch")).toHaveValue("Wartet auf ihr Logo.");
  await expect(page.getByAltText("Bisheriges Logo")).toHaveAttribute("src", /^\/media\/sponsors\//);
  await expect(page.getByAltText("Bisheriges Logo"), "the logo field is in view again").toBeInViewport({ ratio: 1 });
  if (desktop) await page.setViewportSize(desktop);
  await page.getByLabel("Kategorie").selectOption("Siente España Premium");
  await page.getByRole("button", save).click();
  await expect(page.getByRole("status").first()).toContainText("Yuca Roja");

  const premium = page.getByRole("region", { name: "Siente España Premium" });
  await openRowMenu(premium, "Yuca Roja");
  await premium.getByRole("button", { name: "Yuca Roja nach oben" }).click();
  await expect(page.getByRole("status").first()).toContainText("„Yuca Roja“ steht jetzt an Stelle");
  await expect(premium.getByRole("heading", { level: 3 })).toHaveText(["Fundació Far Obert", "Yuca Roja", "Xarxa Blava"]);

  await premium.getByRole("listitem").filter({ hasText: "Yuca Roja" }).getByRole("link", { name: "Bearbeiten" }).click();
  await page.getByLabel("Beschreibung Deutsch").fill("Ein Absatz, den niemand zweimal tippen will.");
  const admin = await enterAs("admin", ownSite);
  await admin.goto("/admin/sponsors");
  await openRowMenu(admin, "Yuca Roja");
  await admin.getByRole("link", { name: "Löschen: Yuca Roja" }).click();
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText("Möchten Sie „Yuca Roja“ wirklich löschen?");
  await admin.getByRole("button", { name: "Löschen" }).click();
  await expect(admin.getByRole("status").first()).toContainText("„Yuca Roja“ wurde gelöscht.");

  await page.getByRole("button", save).click();
  await expect(page.getByRole("heading", { name: "Inzwischen gelöscht" })).toBeVisible();
  if (javaScriptEnabled) await expect(page.locator(":focus")).toContainText("Während Sie „Yuca Roja“ bearbeitet haben");
  await expect(page.getByText("Ein Absatz, den niemand zweimal tippen will.")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Als neuen Sponsor speichern" })).toBeVisible();
  await expect(page.getByText(/Während Sie „Yuca Roja“ bearbeitet haben, hat Alba Admin den Eintrag gelöscht \(\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\)\./)).toBeVisible();
  if (javaScriptEnabled) await expectQuestionBeforeLeaving(page);
  await page.getByRole("button", { name: "Wiederherstellen und speichern" }).click();
  await expect(page.getByRole("status").first()).toContainText("„Yuca Roja“ wurde gespeichert.");
  await expect(premium.getByRole("heading", { level: 3 })).toHaveText(["Fundació Far Obert", "Yuca Roja", "Xarxa Blava"]);
});

test("a form keeps no picture in memory that was replaced or removed before it was sent", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, chosen pictures are not shown");
  const page = await enterAs("editor", ownSite);
  await page.addInitScript(() => {
    const kept = new Set<string>();
    let made = 0;
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const url = createObjectURL(object);
      kept.add(url);
      made += 1;
      return url;
    };
    URL.revokeObjectURL = (url) => {
      kept.delete(url);
      revokeObjectURL(url);
    };
    Object.assign(window, { pictures: () => ({ made, kept: kept.size }) });
  });
  await page.goto("/admin/settings/look");
  const input = page.locator("input[type=file]").first();
  for (const name of ["one.png", "two.png", "three.png"]) await input.setInputFiles(await aPicture(name));
  await expect(page.locator("img.file-preview").first()).toHaveAttribute("src", /^blob:/);
  await expect.poll(() => page.evaluate("pictures()")).toEqual({ made: 3, kept: 1 });
  await input.setInputFiles([]);
  await expect.poll(() => page.evaluate("pictures()")).toEqual({ made: 3, kept: 0 });
});

test("a long web address in a sponsor's description does not widen the printed page", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/sponsors/new");
  await page.getByLabel("Name", { exact: true }).fill("Xarxa Blava");
  await page.getByLabel("Kategorie").selectOption("Events");
  await page.getByLabel("Beschreibung Deutsch").fill(`Mehr unter https://xarxa-blava.example/${"projekte".repeat(20)}`);
  await page.getByRole("button", save).click();
  await expect(page.getByRole("status").first()).toContainText("Xarxa Blava");
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto("/de/sponsoren");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Mehr unter .*projekte$/)).toBeVisible();
  await expectToFit(page);
});
