import { copyFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { PEOPLE } from "../harness/people";
import type { Site } from "../harness/site";
import { expectAccessible } from "./accessible";
import { expectQuestionBeforeLeaving } from "./leave-warning";
import { openRowMenu } from "./row-menu";
import { expect, logIn, showLanguage, test } from "./test";

/** The first member of the list; the URLs of its screens contain the id. */
async function firstMember({ data }: Site) {
  const sql = data.openSql();
  const [row] = await sql.rows("select id, name from team_members where is_active and is_team_member order by sort_order limit 1");
  await sql.close();
  return { id: String(row?.id), name: String(row?.name) };
}

async function countRows({ data }: Site, query: string) {
  const sql = data.openSql();
  const rows = await sql.rows(query);
  await sql.close();
  return rows.length;
}

async function aPhoto() {
  const file = join(await mkdtemp(join(tmpdir(), "calima-photo-")), "portrait.png");
  await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#b5651d" } }).png().toFile(file);
  return file;
}

async function aLargePhoto() {
  const file = join(await mkdtemp(join(tmpdir(), "calima-photo-")), "gross.png");
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#000", noise } }).png().toFile(file);
  return file;
}

const cardOf = (page: Page, name: string) => page.locator(".card").filter({ hasText: name });

function names(page: Page) {
  return page.locator(".card").getByRole("heading").allInnerTexts();
}

const save = { name: "Speichern" };

test("a new member with a photo appears on the site immediately, in three languages", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team");
  await page.getByRole("link", { name: "Neues Mitglied" }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Xenia Ørsted");
  await page.getByLabel("Position Deutsch").fill("Kamerafrau");
  await showLanguage(page, "Español");
  await page.getByLabel("Position Español").fill("Directora de fotografía");
  await page.getByLabel("Foto").setInputFiles(await aPhoto());
  await page.getByRole("button", save).click();

  await expect(page).toHaveURL(/\/admin\/team(#.*)?$/);
  await expect(page.getByRole("status").first()).toContainText("Xenia Ørsted");

  await page.goto("/de/team");
  const card = page.getByRole("listitem").filter({ hasText: "Xenia Ørsted" });
  await expect(card).toContainText("Kamerafrau");
  await expect(card.getByRole("img")).toHaveJSProperty("complete", true);
  await expect(card.getByRole("img")).toHaveAttribute("src", /^\/media\//);
  const photo = await page.request.get((await card.getByRole("img").getAttribute("src")) ?? "");
  expect(photo.headers()["content-type"]).toBe("image/webp");

  await page.goto("/es/equipo");
  await expect(page.getByText("Directora de fotografía")).toBeVisible();
  await page.goto("/en/team");
  await expect(page.getByRole("listitem").filter({ hasText: "Xenia Ørsted" })).toContainText("Kamerafrau");
});

test("an edit appears on the site immediately with a notice, even after a lost connection", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const page = await enterAs("editor", ownSite);
  const { id, name } = await firstMember(ownSite);
  await page.goto("/de/team");
  await expect(page.getByText(name).first()).toBeVisible();
  await page.goto(`/admin/team/${id}/edit`);
  await page.getByLabel("Position Deutsch").fill(javaScriptEnabled ? "Leiterin" : "Leiterin der Abteilung für Sternenstaub");
  if (javaScriptEnabled) await page.context().setOffline(true);
  await page.getByRole("button", save).click();
  if (javaScriptEnabled) await typeWhileOffline(page);
  await expect(page.getByRole("status").first()).toContainText(name);
  await expect(page.getByText("Keine Verbindung zum Server")).toHaveCount(0);
  await page.goto("/de/team");
  await expect(page.getByText("Leiterin der Abteilung für Sternenstaub")).toBeVisible();
});

/** While offline, the form shows that it is waiting, keeps its text, asks before leaving, and accepts further typing. */
async function typeWhileOffline(page: Page) {
  await expect(page.getByRole("status")).toContainText("Keine Verbindung zum Server. Ihre Eingaben bleiben stehen.");
  await expect(page.getByRole("button", { name: "Wird gespeichert …" })).toBeVisible();
  await expectAccessible(page);
  const stay = page.getByRole("dialog").getByRole("button", { name: "Weiterbearbeiten" });
  await page.getByRole("link", { name: "Projekte" }).first().click();
  await stay.click();
  await page.getByRole("link", { name: "Projekte" }).first().click();
  // while a dialog is open, the form cannot be edited
  const isStillOpen = await stay.evaluate((button) => button.dispatchEvent(new MouseEvent("click", { bubbles: true })) && button.closest("dialog")?.open);
  expect(isStillOpen).toBe(false);
  await expect(page.getByLabel("Position Deutsch")).toHaveValue("Leiterin");
  await page.getByLabel("Position Deutsch").fill("Leiterin der Abteilung für Sternenstaub");
  await page.context().setOffline(false);
}

test("invalid fields are marked and listed in a summary, and the form keeps all values", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team/new");
  await page.locator("form#form").evaluate((form) => form.setAttribute("novalidate", ""));
  await page.getByLabel("Biografie Deutsch").fill("Ein Text, der bleiben soll.");
  await page.getByLabel("Team-Mitglied", { exact: true }).uncheck();
  await page.getByRole("button", save).click();
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link")).toHaveText([
    "Name: Name und Position sind erforderlich",
    "Position: Name und Position sind erforderlich",
    /: Bitte wählen Sie mindestens eine Rolle aus \(Team-Mitglied oder Moderator\)$/,
  ]);
  await expect(summary).toBeFocused();
  await expect(page.getByLabel("Biografie Deutsch")).toHaveValue("Ein Text, der bleiben soll.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test("a chosen photo is kept when another field is invalid", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team/new");
  await page.locator("form#form").evaluate((form) => form.setAttribute("novalidate", ""));
  await page.getByLabel("Position Deutsch").fill("Regie");
  await page.getByLabel("Foto").setInputFiles(await aPhoto());
  await page.getByRole("button", save).click();
  await expect(page.getByRole("alert")).toContainText("Name und Position sind erforderlich");
  await page.getByLabel("Name", { exact: true }).fill("Yara Mit Foto");
  await page.getByRole("button", save).click();
  await expect(page).toHaveURL(/\/admin\/team(#.*)?$/);
  expect(await countRows(ownSite, "select id from team_members where name = 'Yara Mit Foto' and image_url is not null")).toBe(1);
});

test("a photo that is too large is refused when chosen or when the form is sent, and the form keeps all values", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team/new");
  await page.getByLabel("Name", { exact: true }).fill("Greta Großbild");
  await page.getByLabel("Position Deutsch").fill("Kamera");
  await showLanguage(page, "Español");
  await page.getByLabel("Biografie Español").fill("Una historia larga.");
  await page.getByLabel("Foto", { exact: true }).setInputFiles(await aLargePhoto());
  const refusal = "Datei ist zu groß. Maximale Größe: 5MB.";
  if (javaScriptEnabled) {
    await expect(page.getByRole("alert")).toContainText(refusal);
    await page.getByRole("button", { name: "Verkleinert verwenden" }).press("Enter");
    await expect(page.getByText(refusal)).toHaveCount(0);
    await expect(page.getByLabel("Foto", { exact: true }), "the button is gone").toBeFocused();
  } else {
    await page.getByRole("button", save).click();
    await expect(page.getByRole("alert")).toContainText(refusal);
    await expect(page.getByLabel("Foto", { exact: true })).toHaveAccessibleDescription(new RegExp(refusal));
    await expect(page.getByLabel("Biografie Español")).toHaveValue("Una historia larga.");
    await page.getByLabel("Foto", { exact: true }).setInputFiles(await aPhoto());
  }
  await page.getByRole("button", save).click();
  await expect(page).toHaveURL(/\/admin\/team(#.*)?$/);
  expect(await countRows(ownSite, "select id from team_members where name = 'Greta Großbild' and image_url is not null")).toBe(1);
});

test("a browser that cannot make WebP files, like Safari, shrinks a photo too", async ({ enterAs, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the browser shrinks nothing");
  const page = await enterAs("editor", site);
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, type === "image/webp" ? "image/png" : type, quality);
    };
  });
  await page.goto("/admin/team/new");
  await page.getByLabel("Foto", { exact: true }).setInputFiles(await aLargePhoto());
  await page.getByRole("button", { name: "Verkleinert verwenden" }).click();
  await expect(page.locator(".drop-zone-words")).toHaveText(/^gross\.png \([1-4],\d+ MB\)$/);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a chosen file that is not a picture shows an error immediately, and can be removed", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the response to the form shows the error");
  const page = await enterAs("editor", ownSite);
  const letter = { name: "Brief.docx", mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", buffer: Buffer.from("PK") };
  const refusal = page.getByRole("alert").filter({ hasText: "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt." });
  await page.goto("/admin/team/new");
  await page.getByLabel("Foto", { exact: true }).setInputFiles(letter);
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Entfernen" }).press("Enter");
  await expect(page.getByLabel("Foto", { exact: true }), "the button is gone").toBeFocused();
  await expect(refusal).toHaveCount(0);
  await expect(page.getByText("Brief.docx")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Entfernen" })).toHaveCount(0);
  await page.goto("/admin/media/upload");
  await page.locator("input[type=file]").setInputFiles([{ name: "Boot.png", mimeType: "image/png", buffer: Buffer.from("PNG") }, letter]);
  await expect(refusal).toHaveText("Brief.docx: Nur JPG, PNG, WebP und GIF Dateien sind erlaubt.");
});

test("a file that only pretends to be a picture is refused with a reason, and nothing is stored", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  const before = await countRows(ownSite, "select id from media_assets");
  const disguised = join(await mkdtemp(join(tmpdir(), "calima-photo-")), "photo.jpg");
  await copyFile(import.meta.filename, disguised);
  await page.goto("/admin/team/new");
  await page.getByLabel("Name", { exact: true }).fill("Zoe Ohne Bild");
  await page.getByLabel("Position Deutsch").fill("Ton");
  await page.getByLabel("Foto").setInputFiles(disguised);
  await page.getByRole("button", save).click();
  const refused = page.getByRole("alert", { name: "Bitte prüfen Sie Ihre Angaben" });
  await expect(refused).toContainText(/Nur JPG, PNG, WebP und GIF Dateien sind erlaubt\.|Nur Bilddateien sind erlaubt|Bildkonvertierung fehlgeschlagen/);
  await expect(page.getByRole("alert")).toHaveCount(1);
  expect(await countRows(ownSite, "select id from media_assets")).toBe(before);
});

test("when two editors change the same field, the second one resolves the conflict", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const [first, second] = [await enterAs("editor", ownSite), await enterAs("admin", ownSite)];
  const { id } = await firstMember(ownSite);
  await first.goto(`/admin/team/${id}/edit`);
  await second.goto(`/admin/team/${id}/edit?filter=team`);
  await first.getByLabel("Position Deutsch").fill("Fassung der Ersten");
  await first.getByLabel("E-Mail", { exact: true }).fill("erste@calima.example");
  await first.getByRole("button", save).click();
  await expect(first).toHaveURL(/\/admin\/team(#.*)?$/);

  await second.getByLabel("Position Deutsch").fill("Fassung der Zweiten");
  await second.getByRole("button", save).click();
  await expect(second.getByRole("heading", { name: "Gleichzeitig bearbeitet" })).toBeVisible();
  await expect(second.getByText(/hat Edgar Editor gespeichert \(\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\)\./)).toBeVisible();
  const conflicting = second.getByRole("group", { name: "Position" });
  await expect(conflicting).toContainText("Fassung der Ersten");
  await expect(conflicting.getByRole("textbox")).toHaveValue("Fassung der Zweiten");
  await expect(second.getByRole("group", { name: "E-Mail" })).toHaveCount(0);
  await expect(second.getByRole("link", { name: "Abbrechen" })).toHaveAttribute("href", "/admin/team?filter=team");
  await expectAccessible(second);
  if (javaScriptEnabled) await expectQuestionBeforeLeaving(second);
  await expect(conflicting.getByRole("textbox")).toHaveValue("Fassung der Zweiten");
  await second.setViewportSize({ width: 360, height: 740 });
  const buttons = await Promise.all([second.getByRole("button", { name: "Auswahl speichern" }), second.getByRole("link", { name: "Abbrechen" })].map((button) => button.boundingBox()));
  expect(buttons.map((box) => box?.height)).toEqual([44, 44]);
  await conflicting.getByLabel("Gespeicherte Fassung").check();
  await second.getByRole("button", { name: "Auswahl speichern" }).click();
  await expect(second).toHaveURL(/\/admin\/team\?filter=team(#.*)?$/);

  const kept = `select id from team_members where id = '${id}' and position = 'Fassung der Ersten' and email = 'erste@calima.example'`;
  expect(await countRows(ownSite, kept)).toBe(1);
});

test("in a low window, both versions of a long text in conflict can be selected", async ({ enterAs, ownSite }) => {
  const [first, second] = [await enterAs("editor", ownSite), await enterAs("admin", ownSite)];
  const { id } = await firstMember(ownSite);
  const write = async (page: Page, text: string) => {
    await page.getByLabel("Biografie Deutsch").fill(`${text} segelt über das ruhige Wasser. `.repeat(30));
    await page.getByRole("button", save).click();
  };
  await first.goto(`/admin/team/${id}/edit`);
  await write(first, "Ana");
  await expect(first).toHaveURL(/\/admin\/team(#.*)?$/);
  await second.setViewportSize({ width: 360, height: 640 });
  for (const page of [first, second]) await page.goto(`/admin/team/${id}/edit`);
  await write(first, "Berta");
  await expect(first).toHaveURL(/\/admin\/team(#.*)?$/);
  await write(second, "Carla");
  const [own, stored] = [second.getByLabel("Ihre Fassung", { exact: true }), second.getByLabel("Gespeicherte Fassung")];
  await expect(own).toBeInViewport();
  await own.evaluate((radio) => radio.scrollIntoView());
  await expect(stored).toBeInViewport();
});

test("deleting a member asks for confirmation, can be undone, and removes the member from the site", async ({ enterAs, ownSite }) => {
  const page = await enterAs("admin", ownSite);
  const { name } = await firstMember(ownSite);
  await page.goto("/admin/team");
  await openRowMenu(cardOf(page, name));
  await cardOf(page, name).getByRole("link", { name: "Löschen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await expect(cardOf(page, name)).toHaveCount(1);

  await openRowMenu(cardOf(page, name));
  await cardOf(page, name).getByRole("link", { name: "Löschen" }).click();
  await page.getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByRole("status").first()).toContainText(name);
  await expect(cardOf(page, name)).toHaveCount(0);
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByRole("status").first()).toContainText("wiederhergestellt");
  await expect(page).toHaveURL(/\/admin\/team#row-/);
  await expect(cardOf(page, name)).toHaveCount(1);

  await page.goto("/admin/team?filter=team");
  await cardOf(page, name).getByRole("link", { name: "Bearbeiten" }).click();
  await page.getByLabel("Biografie Deutsch").fill("Ein anderer Satz.");
  await page.getByRole("button", save).click();
  await expect(page).toHaveURL(/\/admin\/team\?filter=team#row-/);
  await expect(cardOf(page, name)).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("button", { name: "Rückgängig" })).toBeInViewport();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByRole("status").first()).toContainText("zurückgesetzt");
  await expect(page).toHaveURL(/\/admin\/team\?filter=team#row-/);
  expect(await countRows(ownSite, `select id from team_members where name = '${name}' and bio = 'Ein anderer Satz.'`)).toBe(0);

  await openRowMenu(cardOf(page, name));
  await cardOf(page, name).getByRole("link", { name: "Löschen" }).click();
  await expect(page.getByText("Im Papierkorb bleibt der Eintrag erhalten")).toBeVisible();
  await page.getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByRole("status").first()).toContainText("gelöscht");
  await page.goto("/de/team");
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await countRows(ownSite, `select id from team_members where name = '${name}' and not is_active`)).toBe(1);
});

test("an arrow button moves a member by one position, in the list and on the site", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team?filter=team");
  const before = await names(page);
  await openRowMenu(page, before[1]);
  await page.getByRole("button", { name: `${before[1] ?? ""} nach oben` }).click();
  await expect(page.getByRole("status").first()).toContainText(before[1] ?? "");
  expect(await names(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.goto("/de/team");
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(before[1] ?? "");
});

test("a double click saves a new member once", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team/new");
  await page.getByLabel("Name", { exact: true }).fill("Doris Doppelklick");
  await page.getByLabel("Position Deutsch").fill("Schnitt");
  await page.getByRole("button", save).dblclick();
  await expect(cardOf(page, "Doris Doppelklick")).toHaveCount(1);
  expect(await countRows(ownSite, "select id from team_members where name = 'Doris Doppelklick'")).toBe(1);
});

test("text typed after the session expired is restored after the login", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const page = await enterAs("editor", ownSite);
  const { id } = await firstMember(ownSite);
  await page.goto(`/admin/team/${id}/edit`);
  await page.getByLabel("Biografie Deutsch").fill("Eine lange Geschichte, die niemand zweimal tippen will.");
  await page.getByLabel("Foto", { exact: true }).setInputFiles(await aPhoto());
  const sql = ownSite.data.openSql();
  await sql.run(["update sessions set expires_at = created_at"]);
  await sql.close();
  await page.getByRole("button", save).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText("noch nicht gespeichert")).toContainText("nur Dateien nicht");

  await page.getByLabel("E-Mail-Adresse").fill(PEOPLE.editor.email);
  await page.getByLabel("Passwort").fill("falsches Passwort");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText("noch nicht gespeichert")).toBeVisible();
  await logIn(page, "editor");
  await expect(page).toHaveURL(new RegExp(`/admin/team/${id}/edit$`));
  await expect(page.getByText("Noch nicht gespeichert", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Biografie Deutsch")).toHaveValue("Eine lange Geschichte, die niemand zweimal tippen will.");
  await expect(page.getByLabel("Foto", { exact: true })).toHaveAccessibleDescription(/Bitte wählen Sie die Datei noch einmal aus/);
  await expectAccessible(page);
  if (javaScriptEnabled) await expectQuestionBeforeLeaving(page);
  await page.getByLabel("Foto", { exact: true }).setInputFiles(await aPhoto());
  if (javaScriptEnabled) await expect(page.getByText("Bitte wählen Sie die Datei noch einmal aus")).toBeHidden();
  await page.getByRole("button", save).click();
  await expect(page).toHaveURL(/\/admin\/team(#.*)?$/);
  expect(await countRows(ownSite, `select id from team_members where id = '${id}' and bio like 'Eine lange Geschichte%'`)).toBe(1);
});

test("text typed in one window after a logout in another is restored after the login", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team/new");
  await page.getByLabel("Name", { exact: true }).fill("Zita Zweitfenster");
  await page.getByLabel("Position Deutsch").fill("Fensterputzerin");
  await page.getByLabel("Team-Mitglied").check();
  const other = await page.context().newPage();
  await other.goto("/admin/logout");
  await other.locator("main").getByRole("button", { name: "Abmelden" }).click();
  await expect(other.getByRole("heading", { name: "Erfolgreich abgemeldet" })).toBeVisible();
  await page.getByRole("button", save).click();
  await expect(page.getByText("noch nicht gespeichert")).toBeVisible();
  await logIn(page, "editor");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Zita Zweitfenster");
});
