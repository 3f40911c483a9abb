import type { Page } from "@playwright/test";
import { expectAccessible, expectToFit } from "./accessible";
import { expect, showLanguage, test } from "./test";

const NAME = "Núria Ferragut";
const GERMAN = "Ihr neuer Film spielt auf Menorca.";
const SPANISH = "Su nueva película transcurre en Menorca.";

test("a draft is visible only through its preview link, and is published language by language", async ({ page, browser, enterAs, ownSite }) => {
  const editor = await enterAs("editor", ownSite);
  const at = (path: string) => ownSite.origin + path;
  const link = await test.step("the draft button saves the draft without changing the site", async () => {
    await editor.goto("/admin/team");
    await editor.getByRole("link", { name: `Bearbeiten: ${NAME}` }).click();
    await editor.getByLabel("Biografie Deutsch").fill(GERMAN);
    await showLanguage(editor, "Español");
    await editor.getByLabel("Biografie Español").fill(SPANISH);
    await editor.getByRole("button", { name: "Als Entwurf ablegen" }).click();
    await expect(editor.getByRole("status").first()).toContainText("Die Website ist noch, wie sie war.");
    await expect(editor.getByRole("heading", { level: 1 })).toHaveText(`Entwurf: ${NAME}`);
    await expect(editor.locator("ins").filter({ hasText: "Menorca" })).toHaveCount(2);
    await expectAccessible(editor);
    await page.goto(at("/de/team"));
    await expect(page.getByText(GERMAN)).toHaveCount(0);

    await editor.getByRole("link", { name: "Vorschau", exact: true }).click();
    await editor.getByRole("button", { name: "Link erstellen" }).click();
    const shown = editor.getByRole("link", { name: "Selbst ansehen" });
    await expect(shown).toBeVisible();
    await expect(editor.getByRole("textbox", { name: "Vorschau-Link" })).toHaveValue(/\/preview\//);
    await expect(editor.getByRole("button", { name: /^Zurücknehmen \(gültig bis \d/ })).toBeVisible();
    await expectAccessible(editor);
    return (await shown.getAttribute("href")) ?? "";
  });

  const guest = await (await browser.newContext({ baseURL: ownSite.origin, locale: "de-DE" })).newPage();

  await test.step("the link shows the draft on the real page to a visitor without a login; other visitors see the published text", async () => {
    await guest.goto(link);
    await expect(guest).toHaveURL(/\/team(#|$)/);
    await expect(guest.getByRole("complementary", { name: "Vorschau – nicht veröffentlicht" })).toBeVisible();
    await expect(guest.getByText(GERMAN)).toBeVisible();
    await expect(guest.getByText(SPANISH)).toHaveCount(0);
    await answerCookies(guest);
    await expectAccessible(guest);
    await guest.setViewportSize({ width: 360, height: 740 });
    await expectToFit(guest);
    await expectAccessible(guest);
    await guest.goto("/es/equipo");
    await expect(guest.getByText(SPANISH)).toBeVisible();
    await page.goto(at("/es/equipo"));
    await expect(page.getByText(SPANISH)).toHaveCount(0);
  });

  await test.step("only German is published", async () => {
    await editor.goto("/admin/drafts");
    await expectAccessible(editor);
    await editor.getByRole("link", { name: "Alle veröffentlichen" }).click();
    await expect(editor.getByRole("checkbox", { name: `${NAME} (Team: Deutsch, Español)` })).toBeChecked();
    await expectAccessible(editor);
    await editor.getByRole("link", { name: "Abbrechen" }).click();
    await editor.getByRole("link", { name: `Veröffentlichen ${NAME}` }).click();
    await editor.getByRole("checkbox", { name: "Español" }).uncheck();
    await expectAccessible(editor);
    await editor.getByRole("button", { name: "Veröffentlichen" }).click();
    await expect(editor.getByRole("status").first()).toContainText("wurde veröffentlicht: Deutsch. Der Rest bleibt ein Entwurf.");
    await page.goto(at("/de/team"));
    await expect(page.getByText(GERMAN)).toBeVisible();
    await page.goto(at("/es/equipo"));
    await expect(page.getByText(SPANISH)).toHaveCount(0);
    await guest.goto("/es/equipo");
    await expect(guest.getByText(SPANISH)).toBeVisible();
  });

  await test.step("the form of the published record mentions the rest of the draft; discarding it ends the preview link", async () => {
    await editor.goto("/admin/team");
    await editor.getByRole("link", { name: `Bearbeiten: ${NAME}` }).click();
    await expect(editor.getByRole("status").filter({ hasText: "Hierzu gibt es einen Entwurf" })).toBeVisible();
    await expect(editor.getByLabel("Biografie Deutsch")).toHaveValue(GERMAN);
    await editor.getByRole("link", { name: "Verwerfen" }).click();
    await expectAccessible(editor);
    await editor.getByRole("button", { name: "Verwerfen" }).click();
    await expect(editor.getByRole("status").first()).toContainText("wurde verworfen");
    await guest.goto("/es/equipo");
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Esta vista previa ha terminado");
    await guest.goto("/es/equipo");
    await expect(guest.getByText(SPANISH)).toHaveCount(0);
    await expect(guest.getByRole("complementary", { name: /Vista previa/ })).toHaveCount(0);
  });
  await guest.context().close();
});

test("a legal text is saved as a draft, previewed on its page, and published", async ({ page, enterAs, ownSite, javaScriptEnabled }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/legal/notice/de/edit");
  await editor.getByLabel("Stand").fill("11.2026");
  // a form whose action is another screen also waits for a lost connection
  await editor.waitForLoadState("networkidle");
  if (javaScriptEnabled) await editor.context().setOffline(true);
  await editor.getByRole("button", { name: "Als Entwurf ablegen" }).click();
  if (javaScriptEnabled) await expect(editor.getByRole("status")).toContainText("Keine Verbindung zum Server.");
  await editor.context().setOffline(false);
  await expect(editor.getByRole("status").first()).toContainText("Die Website ist noch, wie sie war.");
  await editor.getByRole("link", { name: "Weiterbearbeiten" }).click();
  await expect(editor.getByLabel("Stand")).toHaveValue("11.2026");
  await expectAccessible(editor);
  await editor.getByLabel("Stand").fill("12.2026");
  await editor.getByRole("button", { name: "Entwurf speichern" }).click();
  await expect(editor.getByRole("status").first()).toContainText("Die Website ist noch, wie sie war.");

  const drafted = "Letzte Aktualisierung: Dezember 2026";
  await editor.getByRole("link", { name: "Vorschau", exact: true }).click();
  await editor.getByRole("button", { name: "Link erstellen" }).click();
  await editor.goto((await editor.getByRole("link", { name: "Selbst ansehen" }).getAttribute("href")) ?? "");
  await expect(editor).toHaveURL(/\/impressum(#|$)/);
  await expect(editor.getByText(drafted)).toBeVisible();
  await page.goto(`${ownSite.origin}/de/impressum`);
  await expect(page.getByText("Letzte Aktualisierung: September 2025")).toBeVisible();

  await editor.goto("/admin/legal/notice/de/edit");
  await expect(editor.getByRole("status").filter({ hasText: "Hierzu gibt es einen Entwurf" })).toBeVisible();
  await editor.getByRole("link", { name: "Veröffentlichen" }).click();
  await editor.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(editor.getByRole("status").first()).toContainText("wurde veröffentlicht");
  await page.goto(`${ownSite.origin}/de/impressum`);
  await expect(page.getByText(drafted)).toBeVisible();
});

test("a new sponsor is saved as a draft, previewed on the real page, and published", async ({ page, enterAs, ownSite }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/sponsors/new");
  await editor.getByLabel("Name").fill("Bodega del Vent");
  await editor.getByLabel("Kategorie").selectOption("Podcast");
  await editor.getByRole("button", { name: "Als Entwurf ablegen" }).click();
  await expect(editor.getByRole("heading", { level: 1 })).toHaveText("Entwurf: Bodega del Vent");
  await expect(editor.getByText("Diesen Eintrag gibt es auf der Website noch nicht.")).toBeVisible();
  await expectAccessible(editor);
  await editor.getByRole("link", { name: "Weiterbearbeiten" }).click();
  await showLanguage(editor, "Español");
  await editor.getByLabel("Beschreibung Español").fill("Vinos de la isla.");
  await expectAccessible(editor);
  await editor.getByRole("button", { name: "Entwurf speichern" }).click();

  await editor.getByRole("link", { name: "Vorschau", exact: true }).click();
  await editor.getByRole("button", { name: "Link erstellen" }).click();
  await editor.goto((await editor.getByRole("link", { name: "Selbst ansehen" }).getAttribute("href")) ?? "");
  await expect(editor).toHaveURL(/\/(sponsoren|sponsors|patrocinadores|socios)(#|$)/);
  await expect(editor.getByRole("heading", { name: "Bodega del Vent" })).toBeVisible();
  await page.goto(`${ownSite.origin}/de/sponsoren`);
  await expect(page.getByText("Bodega del Vent")).toHaveCount(0);

  await editor.goto("/admin/drafts");
  await expect(editor.getByRole("row").filter({ hasText: "Bodega del Vent" })).toContainText("Neuer Eintrag");
  await editor.getByRole("link", { name: "Veröffentlichen Bodega del Vent" }).click();
  await editor.getByRole("checkbox", { name: "Español" }).uncheck();
  await expectAccessible(editor);
  await editor.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(editor.getByRole("status").first()).toContainText("wurde veröffentlicht: Deutsch. Der Rest bleibt ein Entwurf.");
  await page.goto(`${ownSite.origin}/es/patrocinadores`);
  await expect(page.getByRole("heading", { name: "Bodega del Vent" })).toBeVisible();
  await expect(page.getByText("Vinos de la isla.")).toHaveCount(0);
});

test("a refused draft of a new record shows its form with the focus on the error summary", async ({ enterAs, ownSite }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/sponsors/new");
  await editor.getByLabel("Name").fill("Bodega del Vent");
  await editor.getByLabel("Kategorie").selectOption("Podcast");
  await editor.locator("input[type=file]").setInputFiles({ name: "photo.heic", mimeType: "image/heic", buffer: Buffer.alloc(1000, 7) });
  await editor.getByRole("button", { name: "Als Entwurf ablegen" }).click();
  await expect(editor.getByRole("heading", { level: 1 })).toHaveText("Neuer Entwurf");
  await expect(editor.getByLabel("Name")).toHaveValue("Bodega del Vent");
  await expect(editor.getByRole("alert", { name: "Bitte prüfen Sie Ihre Angaben" })).toBeFocused();
});

async function answerCookies(page: Page) {
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: page.url() }]);
  await page.reload();
}

test("a list marks rows with a draft, and lists drafts of records that do not exist yet", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team");
  await page.getByRole("link", { name: `Bearbeiten: ${NAME}` }).click();
  await page.getByLabel("Biografie Deutsch").fill(GERMAN);
  await page.getByRole("button", { name: "Als Entwurf ablegen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Entwurf: ${NAME}`);
  await page.goto("/admin/team/new");
  await page.getByLabel("Name", { exact: true }).fill("Vera Vorerst");
  await page.getByLabel("Position Deutsch").fill("Schnitt");
  await page.getByRole("button", { name: "Als Entwurf ablegen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entwurf: Vera Vorerst");

  await page.goto("/admin/team");
  const card = page.locator(".card").filter({ hasText: NAME });
  await expect(card.getByRole("link", { name: "Entwurf" })).toBeVisible();
  const unpublished = page.getByRole("region", { name: "Noch nicht veröffentlicht" });
  await expect(unpublished.getByRole("listitem")).toHaveText(/Vera Vorerst\s*Entwurf/);
  await expectAccessible(page);
  await unpublished.getByRole("link", { name: "Weiterbearbeiten Vera Vorerst" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Vera Vorerst");
  await page.goto("/admin/team");
  await unpublished.getByRole("link", { name: "Veröffentlichen Vera Vorerst" }).click();
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByRole("status").first()).toContainText("wurde veröffentlicht");
  await page.goto("/admin/team");
  await expect(page.locator(".card").filter({ hasText: "Vera Vorerst" })).toHaveCount(1);
  await expect(unpublished).toHaveCount(0);
  await card.getByRole("link", { name: "Entwurf" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Entwurf: ${NAME}`);
});

test("when two people save a draft of the same record, the second resolves the conflict and keeps the typed text", async ({ enterAs, ownSite }) => {
  const [first, second] = [await enterAs("editor", ownSite), await enterAs("admin", ownSite)];
  for (const page of [first, second]) {
    await page.goto("/admin/team");
    await page.getByRole("link", { name: `Bearbeiten: ${NAME}` }).click();
    await page.getByLabel("Biografie Deutsch").fill(page === first ? "Die erste Fassung" : "Die zweite Fassung");
  }
  await first.getByRole("button", { name: "Als Entwurf ablegen" }).click();
  await expect(first.getByRole("status").first()).toContainText("Die Website ist noch, wie sie war.");
  await second.getByRole("button", { name: "Als Entwurf ablegen" }).click();
  await expect(second.getByRole("heading", { level: 1, name: "Gleichzeitig bearbeitet" })).toBeVisible();
  await expect(second.getByLabel("Biografie: Ihre Fassung")).toHaveValue("Die zweite Fassung");
  await second.getByRole("button", { name: "Auswahl speichern" }).click();
  await expect(second.locator("ins").filter({ hasText: "zweite" })).toBeVisible();
});

test("the Back button returns to the form of a new draft with its text, and then to the screen before it", async ({ enterAs, ownSite }) => {
  const [page, title] = [await enterAs("editor", ownSite), "Ein Podcast, der wartet"];
  await page.goto("/admin/podcast-content");
  await page.getByRole("link", { name: /^Als Entwurf schreiben/ }).first().click();
  await expect(page).toHaveURL(/\/new$/);
  // the URL may change before the screen does, and the previous screen has several such fields
  await expect(page.getByLabel("Titel", { exact: true })).toHaveCount(1);
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Entwurf: / })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Podcast-Inhalte" })).toBeVisible();
});

test("text typed into a draft that somebody else discarded is shown, and can be saved as a new draft", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/legal/privacy/de/edit");
  await editor.getByLabel("Stand").fill("11.2026");
  await editor.getByRole("button", { name: "Als Entwurf ablegen" }).click();
  await editor.getByRole("link", { name: "Weiterbearbeiten" }).click();
  await expect(editor).toHaveURL(/\/edit$/);
  const form = editor.url();
  await editor.getByLabel("Stand").fill("12.2026");
  const colleague = await enterAs("admin", ownSite);
  await colleague.goto(form.replace(/\/edit$/, "/discard"));
  await colleague.getByRole("button", { name: "Verwerfen" }).click();
  await expect(colleague.getByRole("status").first()).toContainText("verworfen");

  await editor.getByRole("button", { name: "Entwurf speichern" }).click();
  await expect(editor.getByRole("heading", { name: "Entwurf nicht mehr da" })).toBeVisible();
  if (javaScriptEnabled) await expect(editor.locator(":focus")).toContainText("hier stehen sie vollständig");
  await expect(editor.getByText("Dezember 2026")).toBeVisible();
  await expectAccessible(editor);
  await colleague.goto(form);
  await expect(colleague.getByRole("heading", { name: "Nicht gefunden" })).toBeVisible();
  await editor.getByRole("button", { name: "Als neuen Entwurf speichern" }).click();
  await expect(editor.getByRole("status").first()).toContainText("Die Website ist noch, wie sie war.");
  await editor.getByRole("link", { name: "Weiterbearbeiten" }).click();
  await expect(editor.getByLabel("Stand")).toHaveValue("12.2026");
});

test("code of the draft that does not arrive is not imported, because Firefox would never load it again", async ({ signedIn, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, no code is loaded");
  const requests: string[] = [];
  await signedIn.route("**/assets/admin.drafts.*.js", (route) => {
    requests.push(route.request().resourceType());
    return route.abort("internetdisconnected");
  });
  await signedIn.goto("/admin/team");
  await signedIn.getByRole("link", { name: "Bearbeiten" }).first().click();
  await expect.poll(() => requests).toEqual(["fetch"]);
  await signedIn.waitForLoadState("networkidle");
  expect(requests).toEqual(["fetch"]);
});

test("the form of a record's draft that is gone says so", async ({ signedIn }) => {
  await signedIn.goto("/admin/drafts/team/published-before/edit");
  await expect(signedIn.getByText("Diesen Entwurf gibt es nicht mehr: Er wurde inzwischen veröffentlicht oder verworfen.")).toBeVisible();
});

test("saving a draft of a deleted record restores the record, and the site shows the earlier text", async ({ page, enterAs, ownSite }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/team");
  await editor.getByRole("link", { name: `Bearbeiten: ${NAME}` }).click();
  await editor.getByLabel("Biografie Deutsch").fill(GERMAN);
  const remove = async () => {
    const admin = await enterAs("admin", ownSite);
    await admin.goto(editor.url().replace(/\/admin\/(drafts\/)?(team\/[^/]+).*/, "/admin/$2/delete"));
    await admin.getByRole("button", { name: "Löschen" }).click();
    await expect(admin.getByRole("status").first()).toContainText(`„${NAME}“ wurde gelöscht.`);
  };
  await remove();
  await editor.getByRole("button", { name: "Als Entwurf ablegen" }).click();
  await expect(editor.getByRole("heading", { name: "Inzwischen gelöscht" })).toBeVisible();
  await expect(editor.getByRole("button", { name: "Als neuen Entwurf speichern" })).toBeVisible();
  await editor.getByRole("button", { name: "Wiederherstellen und als Entwurf ablegen" }).click();
  await expect(editor.getByRole("status").first()).toContainText("wurde wiederhergestellt. Ihre Angaben sind als Entwurf gespeichert.");
  await page.goto(`${ownSite.origin}/de/team`);
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  await expect(page.getByText(GERMAN)).toHaveCount(0);

  await remove();
  await editor.reload();
  await expect(editor.getByRole("heading", { level: 1 })).toHaveText(`Entwurf: ${NAME}`);
  await expect(editor.locator("ins").filter({ hasText: "Menorca" })).toBeVisible();
  await expectAccessible(editor);
  await editor.getByRole("link", { name: "Zum Papierkorb" }).click();
  await expect(editor.getByRole("heading", { level: 1 })).toHaveText("Papierkorb");
});

test("publishing all without any draft asks for no confirmation", async ({ enterAs, ownSite }) => {
  const sql = ownSite.data.openSql();
  await sql.run(["delete from drafts"]);
  await sql.close();
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/drafts/publish");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nichts zu veröffentlichen");
  await expect(page.getByText("Haken")).toHaveCount(0);
  await page.getByRole("link", { name: "Zu den Entwürfen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entwürfe");
});
