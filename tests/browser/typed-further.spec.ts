import { EventEmitter, once } from "node:events";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test";

const save = { name: "Speichern", exact: true };

/** Sends the form while the connection is away, and holds back the answer to what is sent when it has come back. */
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
  return { letAnswerCome: () => void wanted.emit("answer") };
}

/** Sends the form, loses the answer and the connection, goes on typing, and has the connection back. */
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

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "without scripts a form is sent by hand");

test("on a phone the note about a lost connection lies above the buttons of the form", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/admin/team/new");
  await page.getByLabel("Name", { exact: true }).fill("Nora Netzlos");
  await page.getByLabel("Position Deutsch").fill("Regie");
  const { letAnswerCome } = await sendOverLostConnection(page, async (note) => {
    const [words, bar] = [await note.boundingBox(), await page.locator(".form-actions").boundingBox()];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
  letAnswerCome();
  await expect(page.getByRole("status").first()).toContainText("„Nora Netzlos“ wurde gespeichert.");
});

test("what is typed into a form while it is sent again is saved as well", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  const sql = ownSite.data.openSql();
  const [member] = await sql.rows("select id from team_members where is_active and is_team_member");
  await sql.close();
  await page.goto(`/admin/team/${String(member?.id)}/edit`);
  const position = page.getByLabel("Position Deutsch");
  await position.fill("Leiterin");
  const { letAnswerCome } = await sendOverLostConnection(page);
  await position.fill("Leiterin der Abteilung für Sternenstaub");
  letAnswerCome();
  await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  await expect(page.getByRole("status").first()).toContainText("gespeichert");
  await page.goto("/de/team");
  await expect(page.getByText("Leiterin der Abteilung für Sternenstaub")).toBeVisible();
});

test("what is typed into the form of something new while it is sent again makes no second one", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/sponsors/new");
  await page.getByLabel("Name", { exact: true }).fill("Werft");
  await page.getByLabel("Kategorie").selectOption("Siente España Premium");
  const { letAnswerCome } = await sendOverLostConnection(page);
  await page.getByLabel("Name", { exact: true }).fill("Werft am Hafen");
  letAnswerCome();
  await expect(page.getByRole("heading", { level: 1, name: "Sponsoren" })).toBeVisible();
  const sql = ownSite.data.openSql();
  expect(await sql.rows("select name from partners where name like 'Werft%'")).toEqual([{ name: "Werft am Hafen" }]);
  await sql.close();
});

test("what is typed after the answer was lost is saved over what had arrived", async ({ enterAs, ownSite }) => {
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
