import type { RoleName } from "~/domain/people/access/permissions";
import { expectAccessible } from "./accessible";
import { openRowMenu } from "./row-menu";
import { expect, test } from "./test";

/** The actions that each role has in the list of the team and in the menu. */
const ROLES: Record<RoleName, { create: boolean; update: boolean; delete: boolean; logs: boolean }> = {
  viewer: { create: false, update: false, delete: false, logs: false },
  editor: { create: true, update: true, delete: false, logs: false },
  admin: { create: true, update: true, delete: true, logs: true },
};

for (const role of ["viewer", "editor", "admin"] as const) {
  const may = ROLES[role];

  test(`the ${role} sees exactly the actions that the role permits`, async ({ enterAs, site }) => {
    const page = await enterAs(role, site);
    await page.goto("/admin/team");
    const card = page.locator(".card").first();
    await expect(card.getByRole("heading")).toBeVisible();
    await expect(page.getByRole("link", { name: "Neues Mitglied" })).toHaveCount(may.create ? 1 : 0);
    await expect(card.getByRole("link", { name: "Bearbeiten" })).toHaveCount(may.update ? 1 : 0);
    await expect(card.getByRole("link", { name: "Ansehen" })).toHaveCount(may.update ? 0 : 1);
    await openRowMenu(card);
    await expect(card.getByRole("link", { name: "Verlauf" })).toBeVisible();
    await expect(card.getByRole("button", { name: "nach unten" })).toHaveCount(may.update ? 1 : 0);
    await expect(card.getByRole("link", { name: "Löschen" })).toHaveCount(may.delete ? 1 : 0);
    await expect(page.getByRole("link", { name: "Login-Logs" })).toHaveCount(may.logs ? 1 : 0);
    await page.goto("/admin/projects?filter=featured");
    await expect(page.getByText("In der Reihenfolge der Website.")).toBeVisible();
    await expect(page.getByText("Sie ändern sie durch Ziehen")).toHaveCount(may.update ? 1 : 0);
  });
}

test("a refusal names the missing permission, and links to the dashboard", async ({ enterAs, site }) => {
  const page = await enterAs("viewer", site);
  const answer = await page.goto("/admin/team/new");
  expect(answer?.status()).toBe(403);
  await expect(page.getByText("Sie haben keine Berechtigung, Teammitglieder zu erstellen.")).toBeVisible();
  await expect(page).toHaveTitle("Kein Zugriff – Calima Media");
  await page.getByRole("link", { name: "Zum Dashboard" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("the page for a missing record links to its list", async ({ enterAs, site }) => {
  const page = await enterAs("viewer", site);
  for (const [path, list, name] of [["messages/gone", "messages", "Nachrichten"], ["team/gone/history", "team", "Team"], ["drafts/team/gone", "drafts", "Entwürfe"]] as const) {
    expect((await page.goto(`/admin/${path}?page=2`))?.status()).toBe(404);
    await expect(page.getByRole("link", { name: `Zu „${name}“` })).toHaveAttribute("href", `/admin/${list}`);
    await expectAccessible(page);
  }
  await page.goto("/admin/unknown/place");
  await expect(page.getByRole("link", { name: "Zum Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Zu „/ })).toHaveCount(0);
});

test("a viewer can open each form read-only, without buttons", async ({ enterAs, site }) => {
  const page = await enterAs("viewer", site);
  const main = page.getByRole("main");
  const NOTE = "Nur zum Lesen: Sie haben keine Berechtigung, hier etwas zu ändern.";
  const lists = ["team", "sponsors", "projects", "services", "podcast-crew", "pages?page=about", "content?area=radio", "legal"];
  for (const list of lists) {
    await page.goto(`/admin/${list}`);
    await main.getByRole("link", { name: /^Ansehen/ }).first().click();
    await expect(main.getByText(NOTE)).toBeVisible();
    for (const control of await main.locator("input, select, textarea").all()) await expect(control).toBeDisabled();
    expect(await main.getByRole("textbox").count()).toBeGreaterThan(0);
    await expect(main.getByText("Bild hierher ziehen oder auswählen").filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole("button")).toHaveCount(0);
    await expect(main.locator("form")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/bearbeiten/);
    await expect(main.getByText(/bearbeiten|höchstens 5 MB|Dieses Bild behalten/).filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto("/admin/podcast-content/es/hero");
  await expect(main.getByText(NOTE)).toBeVisible();
  await expect(main.getByRole("textbox").first()).toBeDisabled();
  await expect(main.getByRole("button")).toHaveCount(0);

  await page.goto("/admin/team");
  await page.getByRole("link", { name: /^Ansehen: / }).first().click();
  await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("");
  await expect(page.getByLabel("Name", { exact: true })).not.toBeEditable();
  await page.getByRole("link", { name: "Zurück" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
});
