import type { Page } from "@playwright/test";
import { bytesOfBase32, codeOf, stepAt } from "~/domain/people/second-factor/codes.server";
import { PASSWORD } from "../harness/people";
import { expectAccessible, expectToFit } from "./accessible";
import { expect, logIn, testInFreshProcess as test } from "./test";

/** An authenticator app for the secret on the page: answers the current code, or a later one. */
async function authenticatorOf(page: Page) {
  const secret = (await page.locator(".secret").innerText()).replaceAll(/\s/g, "");
  return (steps = 0) => codeOf(bytesOfBase32(secret), stepAt(new Date()) + steps);
}

async function sendCode(page: Page, button: string, code: string) {
  await page.getByRole("textbox", { name: /^Code/ }).fill(code);
  await page.getByRole("button", { name: button }).click();
}

async function switchOn(page: Page, code: string, password = PASSWORD) {
  await page.getByLabel("Passwort").fill(password);
  await sendCode(page, "Einschalten", code);
}

async function setUp(page: Page) {
  await page.goto("/admin/account/second-factor");
  const app = await authenticatorOf(page);
  await switchOn(page, app());
  await expect(page.getByRole("status").first()).toContainText("eingeschaltet");
  return { app, codes: await page.locator(".recovery-codes code").allInnerTexts() };
}

async function logInAgain(page: Page, role: "admin" | "editor") {
  await page.getByRole("button", { name: "Abmelden" }).click();
  await page.getByRole("link", { name: "Jetzt anmelden" }).click();
  await logIn(page, role);
}

/** Expects the printed page to show only the codes and their account. */
async function expectPrintedCodes(page: Page, codes: string[]) {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("listitem").filter({ visible: true })).toHaveText(codes);
  await expect(page.getByText(/^Calima.*, Konto .+@/)).toBeVisible();
  for (const hidden of [page.getByRole("navigation"), page.getByRole("button"), page.getByRole("status"), page.getByText("10 von 10 übrig")]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  await page.emulateMedia({ media: "screen" });
}

async function expectCopiedCodes(page: Page, codes: string[]) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Kopieren" }).click();
  await expect(page.getByText("Kopiert.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  const [codesAt, buttonAt] = [await page.locator(".recovery-codes").boundingBox(), await page.getByRole("button", { name: "Drucken" }).boundingBox()];
  // codes that are copied by hand need a gap to the buttons
  expect((buttonAt?.y ?? 0) - (codesAt?.y ?? 0) - (codesAt?.height ?? 0)).toBeGreaterThan(12);
}

test("a second factor is set up, required at the login, given new recovery codes, and switched off", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const page = await enterAs("admin", ownSite);
  await page.goto("/admin/account/second-factor");
  const secret = await page.locator(".secret").innerText();
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await expect(page.getByRole("img", { name: "QR-Code für die Authenticator-App" })).toBeVisible();

  await switchOn(page, "000000");
  await expect(page.getByRole("alert")).toContainText(/Der Code ist falsch\..* Datum und Uhrzeit auf automatisch\./);
  await expect(page.locator(".secret")).toHaveText(secret);
  await expect(page.getByRole("textbox", { name: /^Code/ })).toHaveValue("");

  const app = await authenticatorOf(page);
  await switchOn(page, app(), "nicht das richtige");
  await expect(page.getByRole("alert")).toContainText("Das Passwort ist falsch.");
  await expect(page.getByLabel("Passwort")).toHaveValue("");
  await expect(page.locator(".secret")).toHaveText(secret);
  await expectAccessible(page);
  await switchOn(page, app());
  await expect(page.getByRole("status").first()).toContainText("eingeschaltet");
  const codes = await page.locator(".recovery-codes code").allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectPrintedCodes(page, codes);
  if (javaScriptEnabled) await expectCopiedCodes(page, codes);
  await page.reload();
  await expect(page.getByText("10 von 10 übrig")).toBeVisible();
  await expect(page.locator(".recovery-codes")).toHaveCount(0);

  await test.step("the password alone leads only to the form for the code", async () => {
    await logInAgain(page, "admin");
    await expect(page.getByRole("heading", { name: "Code eingeben" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^Code/ }), "iOS must not correct a recovery code").toHaveAttribute("autocorrect", "off");
    await expectAccessible(page);
    await page.goto("/admin/team");
    await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fteam/);
    await page.goto("/admin/login/code?next=%2Fadmin%2Fteam");
    await sendCode(page, "Anmelden", "000000");
    await expect(page.getByRole("alert")).toContainText("Der Code ist falsch.");
    await expect(page.getByRole("link", { name: "Zurück zur Anmeldung" })).toHaveAttribute("href", "/admin/login?next=%2Fadmin%2Fteam");
  });

  await test.step("a recovery code works once, and leads to the requested page", async () => {
    await sendCode(page, "Anmelden", codes[0] ?? "");
    await expect(page).toHaveURL(/\/admin\/team$/);
    await expect(page.getByRole("status").first()).toContainText("Sie haben noch 9 Wiederherstellungscodes.");
    await logInAgain(page, "admin");
    await sendCode(page, "Anmelden", codes[0] ?? "");
    await expect(page.getByRole("alert")).toContainText(/Der Code ist falsch\..* oder einen Wiederherstellungscode, den Sie noch nicht benutzt haben\./);
    await expect(page.getByText("kann ein Administrator den zweiten Faktor abschalten")).toBeVisible();
    await sendCode(page, "Anmelden", codes[1] ?? "");
    await expect(page.getByRole("heading", { name: "Willkommen, Alba" })).toBeVisible();
  });

  await test.step("a code that was just used is refused with that reason", async () => {
    const code = app(1);
    await logInAgain(page, "admin");
    await sendCode(page, "Anmelden", code);
    await expect(page.getByRole("heading", { name: "Willkommen, Alba" })).toBeVisible();
    await logInAgain(page, "admin");
    await sendCode(page, "Anmelden", code);
    await expect(page.getByRole("alert")).toContainText("Dieser Code wurde gerade schon benutzt.");
    await sendCode(page, "Anmelden", codes[2] ?? "");
    await expect(page.getByRole("heading", { name: "Willkommen, Alba" })).toBeVisible();
  });

  await test.step("new recovery codes replace the old ones", async () => {
    await page.goto("/admin/account/second-factor");
    await page.getByRole("link", { name: "Neue Wiederherstellungscodes" }).click();
    await sendCode(page, "Neue Codes erzeugen", codes[3] ?? "");
    await expect(page.getByRole("status").first()).toContainText("gelten ab sofort");
    const renewed = await page.locator(".recovery-codes code").allInnerTexts();
    expect(renewed.filter((code) => !codes.includes(code))).toHaveLength(10);
    codes.splice(0, codes.length, ...renewed);
  });

  await test.step("the second factor is switched off with password and code", async () => {
    await page.getByRole("link", { name: "Ausschalten" }).click();
    await page.getByLabel("Passwort").fill("nicht das richtige");
    await sendCode(page, "Ausschalten", codes[0] ?? "");
    await expect(page.getByRole("alert")).toContainText("Passwort oder Code ist falsch.");
    await page.getByLabel("Passwort").fill(PASSWORD);
    await sendCode(page, "Ausschalten", codes[0] ?? "");
    await expect(page.getByRole("status").first()).toContainText("ausgeschaltet");
    await expect(page.locator(".secret")).not.toHaveText(secret);
  });
});

test("an admin removes a colleague's second factor, and makes it mandatory for admins", async ({ enterAs, ownSite }) => {
  const [admin, editor] = [await enterAs("admin", ownSite), await enterAs("editor", ownSite)];
  await setUp(editor);
  await editor.goto("/admin/account/second-factor");
  await editor.getByRole("main").getByRole("link", { name: "Mein Konto" }).click();
  await expect(editor.getByRole("heading", { level: 1, name: "Mein Konto" })).toBeVisible();

  await test.step("when an admin removes an editor's second factor, the editor is logged out, and can log in with the password alone", async () => {
    await admin.goto("/admin/users/second-factor");
    await expectAccessible(admin);
    await admin.getByRole("link", { name: "Wegnehmen von Edgar Editor" }).click();
    await expectAccessible(admin);
    await admin.getByRole("button", { name: "Wegnehmen" }).click();
    await expect(admin.getByRole("status").first()).toContainText("Edgar Editor");
    await editor.goto("/admin/team");
    await expect(editor).toHaveURL(/\/admin\/login/);
    await logIn(editor, "editor");
    await expect(editor.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  });

  await test.step("once it is mandatory, an admin without a second factor can only open its set-up", async () => {
    await admin.getByRole("button", { name: "Zur Pflicht machen" }).click();
    await expect(admin.getByText("Bitte richten Sie ihn jetzt ein")).toBeVisible();
    await admin.goto("/admin/team/new");
    await expect(admin).toHaveURL(/\/admin\/account\/second-factor$/);
    await expect(admin.getByRole("navigation").getByRole("link", { name: "Team" })).toHaveCount(0);
    await editor.reload();
    await expect(editor.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  });

  await test.step("after setting it up, the admin can open every screen again", async () => {
    await setUp(admin);
    await admin.getByRole("navigation").getByRole("link", { name: "Team" }).click();
    await expect(admin.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  });
});
