import { EventEmitter, once } from "node:events";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test";

const save = { name: "Speichern", exact: true };

/** Sends the form while offline, goes online again, and holds back the response to the first retry until `release`. */
async function sendOverLostConnection(page: Page, look?: (note: Locator) => Promise<void>) {
  const [arrived, wanted] = [new EventEmitter(), new EventEmitter()];
  const sent = once(arrived, "post");
  await page.context().setOffline(true);
  await page.getByRole("button", save).click();
  await expect(page.getByRole("status")).toContainText("Keine Verbindung zum Server.");
  await look?.(page.getByRole("status"));
  await page.route(/\/admin\/.*\.data/, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch();
    const isWanted = once(wanted, "answer");
    const isFirst = arrived.emit("post");
    if (isFirst) await isWanted;
    await route.fulfill({ response });
  });
  await page.context().setOffline(false);
  await sent;
  return { release: () => void wanted.emit("answer") };
}

/** Sends the form, loses the response and the connection, types more text, and goes online again. */
async function typeAfterLostAnswer(page: Page, button: string, type: () => Promise<void>) {
  let isLost = false;
  await page.route(/\/admin\/.*\.data/, async (route) => {
    if (isLost || route.request().method() !== "POST") return route.fallback();
    isLost = true;
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort("internetdisconnected");
  });
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("status")).toContainText("Keine Verbindung zum Server.");
  await type();
  await page.context().setOffline(false);
}

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "only a script sends a form again");

test("on a phone, the message about a lost connection is above the buttons of the form", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/admin/team/new");
  await page.getByLabel("Name", { exact: true }).fill("Nora Netzlos");
  await page.getByLabel("Position Deutsch").fill("Regie");
  const { release } = await sendOverLostConnection(page, async (note) => {
    const [words, bar] = [await note.boundingBox(), await page.locator(".form-actions").boundingBox()];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
  release();
  await expect(page.getByRole("status").first()).toContainText("„Nora Netzlos“ wurde gespeichert.");
});

test("text typed during a retry is saved as well", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  const sql = ownSite.data.openSql();
  const [member] = await sql.rows("select id from team_members where is_active and is_team_member");
  await sql.close();
  await page.goto(`/admin/team/${String(member?.id)}/edit`);
  const position = page.getByLabel("Position Deutsch");
  await position.fill("Leiterin");
  const { release } = await sendOverLostConnection(page);
  await position.fill("Leiterin der Abteilung für Sternenstaub");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  await expect(page.getByRole("status").first()).toContainText("gespeichert");
  await page.goto("/de/team");
  await expect(page.getByText("Leiterin der Abteilung für Sternenstaub")).toBeVisible();
});

test("text typed into the form of a new record during a retry creates no second record", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/sponsors/new");
  await page.getByLabel("Name", { exact: true }).fill("Werft");
  await page.getByLabel("Kategorie").selectOption("Siente España Premium");
  const { release } = await sendOverLostConnection(page);
  await page.getByLabel("Name", { exact: true }).fill("Werft am Hafen");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Sponsoren" })).toBeVisible();
  const sql = ownSite.data.openSql();
  expect(await sql.rows("select name from partners where name like 'Werft%'")).toEqual([{ name: "Werft am Hafen" }]);
  await sql.close();
});

test("text typed after a response was lost replaces the text that the server had already saved", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  const name = page.getByLabel("Name", { exact: true });
  await page.goto("/admin/sponsors/new");
  await name.fill("Netz");
  await page.getByLabel("Kategorie").selectOption("Siente España Premium");
  await typeAfterLostAnswer(page, "Speichern", () => name.fill("Netz und Boje"));
  await expect(page.getByRole("heading", { level: 1, name: "Sponsoren" })).toBeVisible();
  const sql = ownSite.data.openSql();
  const saved = await sql.rows("select id, name from partners where name like 'Netz%'");
  await sql.close();
  expect(saved).toMatchObject([{ name: "Netz und Boje" }]);
  await page.goto(`/admin/sponsors/${String(saved[0]?.id)}/edit`);
  await name.fill("Anker");
  await typeAfterLostAnswer(page, "Speichern", () => name.fill("Anker und Boje"));
  await expect(page.getByRole("heading", { level: 1, name: "Sponsoren" })).toBeVisible();
  await page.goto(`/admin/sponsors/${String(saved[0]?.id)}/edit`);
  await name.fill("Mast");
  await typeAfterLostAnswer(page, "Als Entwurf ablegen", () => name.fill("Mast und Boje"));
  await expect(page.getByRole("heading", { level: 1, name: "Anker und Boje" })).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(/Mast.*und Boje$/);
});
