import type { RoleName } from "~/domain/people/access/permissions";
import { expect, test } from "./test";

/** What each role finds on the list of the team and in the menu. */
const ROLES: Record<RoleName, { create: boolean; update: boolean; delete: boolean; logs: boolean }> = {
  viewer: { create: false, update: false, delete: false, logs: false },
  editor: { create: true, update: true, delete: false, logs: false },
  admin: { create: true, update: true, delete: true, logs: true },
};

for (const role of ["viewer", "editor", "admin"] as const) {
  const may = ROLES[role];

  test(`the ${role} is offered exactly what the role may do`, async ({ enterAs, site }) => {
    const page = await enterAs(role, site);
    await page.goto("/admin/team");
    const card = page.locator(".card").first();
    await expect(card.getByRole("heading")).toBeVisible();
    await expect(page.getByRole("link", { name: "Neues Mitglied" })).toHaveCount(may.create ? 1 : 0);
    await expect(card.getByRole("link", { name: "Bearbeiten" })).toHaveCount(may.update ? 1 : 0);
    await expect(card.getByRole("button", { name: "nach unten" })).toHaveCount(may.update ? 1 : 0);
    await expect(card.getByRole("link", { name: "Löschen" })).toHaveCount(may.delete ? 1 : 0);
    await expect(page.getByRole("link", { name: "Login-Logs" })).toHaveCount(may.logs ? 1 : 0);
  });
}

test("who lacks a right is told so in words, and can go on", async ({ enterAs, site }) => {
  const page = await enterAs("viewer", site);
  const answer = await page.goto("/admin/team/new");
  expect(answer?.status()).toBe(403);
  await expect(page.getByText("Sie haben keine Berechtigung, Teammitglieder zu erstellen.")).toBeVisible();
  await expect(page).toHaveTitle("Kein Zugriff – Calima Media");
  await page.getByRole("link", { name: "Zum Dashboard" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});
