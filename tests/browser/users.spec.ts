import type { Page } from "@playwright/test";
import { PEOPLE } from "../harness/people";
import { expectAccessible } from "./accessible";
import { openRowMenu } from "./row-menu";
import { expect, testInFreshProcess as test } from "./test";

const EMAIL = "nora@calima.example";
const FIRST_PASSWORD = "Neun Wellen hoch";
const SECOND_PASSWORD = "Zehn Wellen hoch";

async function logInAs(page: Page, password: string) {
  await page.goto("/admin/login");
  await page.getByLabel("E-Mail-Adresse").fill(EMAIL);
  await page.getByLabel("Passwort").fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
}

async function expectLoggedIn(page: Page) {
  await expect(page.getByRole("button", { name: "Abmelden" })).toBeAttached();
}

async function expectLoggedOut(page: Page) {
  await page.goto("/admin/account");
  await expect(page).toHaveURL(/\/admin\/login/);
}

test("a new user logs in with a one-time link, ends other sessions, changes the password, and is deleted", async ({
  browser,
  enterAs,
  javaScriptEnabled,
  ownSite,
}) => {
  const newBrowser = async () => (await browser.newContext({ javaScriptEnabled, locale: "de-DE", baseURL: ownSite.origin })).newPage();
  const noticeOf = (page: Page) => page.getByRole("status").first();

  const admin = await enterAs("admin", ownSite);
  await admin.goto("/admin/users");
  await admin.getByRole("link", { name: "Neuer Benutzer" }).click();
  await admin.getByLabel("Vorname").fill("Nora");
  await admin.getByLabel("Nachname").fill("Neu");
  await admin.getByLabel("E-Mail").fill(EMAIL);
  await admin.getByLabel("Rolle").selectOption({ index: 2 });
  await admin.getByRole("button", { name: "Benutzer anlegen" }).click();
  await expect(noticeOf(admin)).toContainText("Benutzer erfolgreich erstellt!");
  await expect(admin.getByText("Noch ein Klick, dann kann Nora herein.")).toBeVisible();
  await expect(admin.getByRole("button", { name: "Aktivieren", exact: true })).toHaveCount(0);

  await admin.getByRole("button", { name: "Login anlegen und aktivieren" }).click();
  const link = await admin.getByLabel("Einmal-Link für Nora").inputValue();
  if (javaScriptEnabled) await expect(admin.getByRole("main")).toBeFocused();
  expect(link).toMatch(new RegExp(`^${ownSite.origin}/admin/welcome\\?token=`));
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "Deaktivieren" }).click();
  await expect(noticeOf(admin)).toContainText("ist jetzt inaktiv");
  await expect(admin.getByLabel("Einmal-Link für Nora")).toHaveValue(link);
  await admin.getByRole("link", { name: "Bearbeiten", exact: true }).click();
  await admin.waitForURL(/\/edit$/);
  for (const path of [admin.url(), admin.url().replace("/edit", "/delete")]) {
    await admin.goto(`${path}?page=2`);
    await expect(admin.getByRole("link", { name: "Abbrechen" })).toHaveAttribute("href", "/admin/users?page=2");
  }
  await admin.goto("/admin/users");
  await openRowMenu(admin, "Nora Neu");
  await admin.getByRole("link", { name: "Zugang: Nora Neu" }).click();
  await expect(admin.getByText("Er wird nicht noch einmal gezeigt.")).toBeVisible();
  await expect(admin.getByLabel("Einmal-Link für Nora")).toHaveCount(0);

  const nora = await newBrowser();
  const welcome = await nora.goto(link);
  expect(welcome?.headers()["referrer-policy"]).toBe("strict-origin");
  await expectAccessible(nora);
  const referers: (string | undefined)[] = [];
  nora.on("request", (request) => referers.push(request.headers().referer));
  await nora.getByLabel("Passwort", { exact: true }).fill(FIRST_PASSWORD);
  await nora.getByLabel("Passwort bestätigen").fill(`${FIRST_PASSWORD}!`);
  await nora.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(nora.getByRole("alert")).toContainText("Passwörter stimmen nicht überein");
  await nora.getByLabel("Passwort", { exact: true }).fill(FIRST_PASSWORD);
  await nora.getByLabel("Passwort bestätigen").fill(FIRST_PASSWORD);
  await nora.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(noticeOf(nora)).toContainText("sobald ein Administrator Ihr Konto aktiviert hat");
  await expect(nora).toHaveURL(/\/admin\/login$/);
  await expect(nora.getByLabel("E-Mail-Adresse")).toHaveValue(EMAIL);
  expect(referers.filter((referer) => referer?.includes("token"))).toEqual([]);
  await logInAs(nora, FIRST_PASSWORD);
  await expect(nora.getByRole("alert")).toContainText("Ihr Konto ist nicht aktiv.");
  await nora.goto(link);
  await expect(nora.getByRole("heading", { name: "Dieser Link wurde schon benutzt" })).toBeVisible();
  await expect(nora).toHaveTitle(/^Dieser Link wurde schon benutzt –/);

  await admin.reload();
  await admin.getByRole("button", { name: "Aktivieren" }).click();
  await expect(noticeOf(admin)).toContainText("„Nora Neu“ ist jetzt aktiv.");
  await expect(admin.getByText("Nora kann sich anmelden.")).toBeVisible();

  const phone = await newBrowser();
  for (const page of [nora, phone]) {
    await logInAs(page, FIRST_PASSWORD);
    await expectLoggedIn(page);
  }
  await nora.goto("/admin/account");
  await expect(nora.getByRole("row").filter({ hasText: "Diese Sitzung" })).toHaveCount(1);
  await nora.getByRole("button", { name: "Andere beenden" }).click();
  await expect(noticeOf(nora)).toContainText("Eine Sitzung ist beendet.");
  await expectLoggedOut(phone);

  await logInAs(phone, FIRST_PASSWORD);
  await expectLoggedIn(phone);
  await nora.getByRole("link", { name: "Passwort ändern" }).click();
  await nora.getByLabel("Aktuelles Passwort").fill(FIRST_PASSWORD);
  await nora.getByLabel("Neues Passwort", { exact: true }).fill(SECOND_PASSWORD);
  await nora.getByLabel("Neues Passwort bestätigen").fill(SECOND_PASSWORD);
  await nora.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(noticeOf(nora)).toContainText("Ihr Passwort ist geändert.");
  await expectLoggedOut(phone);

  await admin.goto("/admin/users");
  const row = admin.getByRole("row").filter({ hasText: EMAIL });
  await expect(row).toContainText("Aktiv");
  await openRowMenu(row);
  await row.getByRole("link", { name: "Löschen" }).click();
  await expect(admin.getByText("Diese Aktion kann nicht rückgängig gemacht werden.")).toBeVisible();
  await admin.getByRole("button", { name: "Löschen" }).click();
  await expect(noticeOf(admin)).toContainText("Benutzer erfolgreich gelöscht!");
  await expect(row).toHaveCount(0);
  await expectLoggedOut(nora);
});

test("people are told what follows before they deactivate or delete their own account", async ({ enterAs, ownSite }) => {
  const sql = ownSite.data.openSql();
  await sql.run(["update admin_users set role_id = (select id from user_roles where name = 'admin')"]);
  await sql.close();
  const admin = await enterAs("admin", ownSite);
  await admin.goto("/admin/users");
  const row = admin.getByRole("row").filter({ hasText: PEOPLE.admin.email });
  await openRowMenu(row);
  await expect(row.getByRole("link", { name: /^Zugang/ })).toBeVisible();
  await expect(row.getByRole("button", { name: "Deaktivieren" })).toHaveCount(0);
  await row.getByRole("link", { name: /^Zugang/ }).click();
  await expect(admin.getByText("Das ist Ihr eigenes Konto: Sie werden sofort abgemeldet, und wieder aktivieren kann es nur jemand anders.")).toBeVisible();
  await expect(admin.getByRole("button", { name: "Deaktivieren" })).toBeVisible();
  await admin.goto(admin.url().replace(/\/access$/, "/delete"));
  await expect(admin.getByText("Das ist Ihr eigenes Konto: Sie werden sofort abgemeldet.")).toBeVisible();
});
