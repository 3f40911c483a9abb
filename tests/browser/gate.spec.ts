import { PASSWORD, PEOPLE } from "../harness/people";
import { expect, logIn, test } from "./test";

const { email, fullName } = PEOPLE.admin;

test("the first visitor of a new site sets it up, and the set-up cannot be repeated", async ({ page, newSite }) => {
  await page.goto(`${newSite.origin}/admin`);
  await expect(page.getByLabel("Vollständiger Name")).not.toHaveValue("");
  await expect(page.getByLabel("E-Mail-Adresse")).not.toHaveValue("");

  await page.getByLabel("Vollständiger Name").fill(fullName);
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill("kurz");
  await page.getByLabel("Passwort bestätigen").fill("anders");
  await page.getByRole("button", { name: "Einrichtung abschließen" }).click();

  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Passwort muss mindestens 8 Zeichen lang sein");
  await expect(summary).toBeFocused();
  await expect(page.getByLabel("Passwort", { exact: true })).toHaveAccessibleDescription(/^Mindestens 10 Zeichen, /);
  await expect(page.getByLabel("Vollständiger Name")).toHaveValue(fullName);
  await expect(page.getByLabel("E-Mail-Adresse")).toHaveValue(email);

  await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Passwort bestätigen").fill(`${PASSWORD}!`);
  await page.getByRole("button", { name: "Einrichtung abschließen" }).click();
  await expect(summary).toContainText("Passwörter stimmen nicht überein");

  await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Passwort bestätigen").fill(PASSWORD);
  // the wait begins before the click, because that page redirects after two seconds
  const done = page.waitForURL(/\/admin\/setup\/done$/);
  await page.getByRole("button", { name: "Einrichtung abschließen" }).click();
  await done;

  await expect(page).toHaveURL(/\/admin\/settings\/company\?first-run=1$/);
  const steps = page.getByRole("navigation", { name: "Erste Schritte" });
  await expect(steps.getByRole("link", { name: "Angaben zur Firma" })).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("navigation").getByRole("link", { name: "Team" })).toBeVisible();
  await page.goto(`${newSite.origin}/admin/setup`);
  await expect(page).toHaveURL(/\/admin$/);
});

test("a login with a wrong password fails, and keeps only the e-mail address in the form", async ({ page, site }) => {
  await page.goto(`${site.origin}/admin/login`);
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Passwort").fill("nicht das richtige");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("E-Mail-Adresse")).toHaveValue(email);
  await expect(page.getByLabel("Passwort")).toHaveValue("");
});

test("the login leads to the page that was requested before", async ({ page, site }) => {
  await page.goto(`${site.origin}/admin/team?filter=moderator`);
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText("Nicht authentifiziert - Bitte melden Sie sich an, um fortzufahren.")).toBeVisible();
  await logIn(page, "editor");
  await expect(page).toHaveURL(/\/admin\/team\?filter=moderator$/);
});

test("after a click without a session, one box at the login says that nothing was changed, and why", async ({ page, ownSite }) => {
  await page.goto(`${ownSite.origin}/admin/messages`);
  await logIn(page, "editor");
  await expect(page.getByRole("button", { name: /^Erledigt/ }).first()).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole("button", { name: /^Erledigt/ }).first().click();
  await expect(page.locator(".gate-card").getByRole("status")).toHaveText(/^Ihr letzter Klick hat nichts geändert.+Nicht authentifiziert/);
});

test("the logout page confirms the logout, offers two links, and follows the first automatically", async ({ page, ownSite }) => {
  await page.goto(`${ownSite.origin}/admin`);
  await logIn(page, "viewer");
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page.getByRole("heading", { name: "Erfolgreich abgemeldet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Jetzt anmelden" })).toHaveAttribute("href", "/admin");
  await expect(page.getByRole("link", { name: "Zur Startseite" })).toHaveAttribute("href", "/");
  await expect(page).toHaveURL(/\/admin$/, { timeout: 10_000 });
  await expect(page.getByRole("button", { name: "Anmelden" })).toBeVisible();
});

test("deactivating an account ends its open session", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin");
  await expect(page.getByRole("button", { name: "Abmelden" })).toBeAttached();
  const sql = ownSite.data.openSql();
  await sql.run(["update admin_users set is_active = false where id = 'user-editor'"]);
  await sql.close();
  await page.goto("/admin/team");
  await expect(page).toHaveURL(/\/admin\/login/);
});
