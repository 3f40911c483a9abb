import { expectAccessible, expectToFit, expectNoBrokenWords } from "./accessible";
import { waitForHydration } from "./hydration";
import { expect, logIn, test } from "./test";

test("an admin sees login statistics, and saves the retention of the log after a preview of its effect", async ({ page, ownSite }) => {
  const at = (path: string) => ownSite.origin + path;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at("/admin"));
  await logIn(page, "admin");
  await expect(page.getByText(/^Website-Statistiken: Anmeldungen heute \d+, in 7 Tagen [1-9]\d*, in 30 Tagen [1-9]\d*$/)).toBeVisible();
  await page.getByRole("link", { name: "Website-Statistiken" }).click();
  await expect(page.getByRole("img", { name: /Tageszeiten der letzten 30 Tage Am meisten/ })).toBeVisible();
  await page.getByText("Als Tabelle").click();
  await expect(page.getByRole("table", { name: "Tageszeiten der letzten 30 Tage" }).getByRole("row")).toHaveCount(25);
  await expectAccessible(page);
  await expectToFit(page);

  await page.goto(at("/admin/logs"));
  await page.getByRole("link", { name: "Aufbewahrung" }).click();
  await page.getByLabel("Einträge löschen nach (Tagen)").fill("0");
  await page.getByRole("button", { name: "Weiter zur Vorschau" }).click();
  await expect(page.getByRole("alert")).toContainText("Mindestens 1 Tag.");
  await page.getByLabel("Einträge löschen nach (Tagen)").fill("30");
  await page.getByLabel("IP-Adressen kürzen nach (Tagen)").fill("60");
  await page.getByRole("button", { name: "Weiter zur Vorschau" }).click();

  await expect(page.getByText("Kein Eintrag ist älter als 30 Tage")).toBeVisible();
  await expect(page.getByText("Nie: Die Einträge werden vorher gelöscht.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Einstellungen erfolgreich gespeichert!")).toBeVisible();
  await expect(page.getByLabel("Einträge löschen nach (Tagen)")).toHaveValue("30");

  await page.goto(at("/admin"));
  await page.getByRole("link", { name: "„Aufbewahrung der Login-Logs“" }).click();
  await expect(page.getByLabel("IP-Adressen kürzen nach (Tagen)")).toHaveValue("60");
});

test("on a tablet in portrait, a refused login is shown without broken words", async ({ enterAs, ownSite }) => {
  const sql = ownSite.data.openSql();
  await sql.run(["update login_logs set admin_user_id = null, action = 'failed_login', ip_address = '10.1.59.1', user_agent = '', success = false, error_message = 'Zu viele Anmeldeversuche', attempts = 102, last_attempt_at = created_at"]);
  await sql.close();
  const page = await enterAs("admin", ownSite);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/admin/logs");
  await expect(page.getByRole("cell", { name: "10.1.59.1" }).first()).toBeVisible();
  await expectNoBrokenWords(page);
  await expectToFit(page);
});

test("deleting old log entries asks for no confirmation when there are none", async ({ signedIn }) => {
  await signedIn.goto("/admin/logs/delete-old");
  await expect(signedIn.getByRole("heading", { level: 1 })).toHaveText("Nichts zu löschen");
  await expect(signedIn.getByText("Kein Eintrag ist älter als 30 Tage.")).toBeVisible();
  await expect(signedIn.getByRole("button", { name: "Löschen" })).toHaveCount(0);
  await signedIn.getByRole("link", { name: "Zu den Login-Logs" }).click();
  await expect(signedIn.getByRole("heading", { level: 1 })).toHaveText("Login-Logs");
});

test("the date filter of the log limits the year to four digits and refuses years that are too early", async ({ signedIn }) => {
  await signedIn.goto("/admin/logs");
  const from = signedIn.getByLabel("Von");
  await from.pressSequentially("1111202611");
  expect(await from.inputValue()).toMatch(/^\d{4}-11-11$/);
  await from.fill("0226-11-26");
  expect(await from.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true);
});

test("a double click deletes the log once", async ({ page, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the browser sends each click");
  await page.goto(`${ownSite.origin}/admin/logs/delete-all`);
  await logIn(page, "admin");
  const button = page.getByRole("button", { name: "Löschen" });
  await waitForHydration(button);
  const posts: string[] = [];
  let isClickedTwice = false;
  await page.route(/delete-all/, async (route) => {
    if (route.request().method() === "POST") posts.push(route.request().url());
    await expect.poll(() => isClickedTwice).toBe(true);
    await route.fallback();
  });
  await button.click();
  await expect.poll(() => posts).toHaveLength(1);
  await button.click({ force: true });
  isClickedTwice = true;
  await expect(page.getByText(/wurden? gelöscht/)).toBeVisible();
  expect(posts).toHaveLength(1);
});
