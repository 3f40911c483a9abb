import type { Page } from "@playwright/test";
import { startProvider } from "../domain/messages/local-provider";
import { expectAccessible, expectToFit } from "./accessible";
import { openRowMenu } from "./row-menu";
import { expect, test as base } from "./test";

interface WithProvider {
  provider: Awaited<ReturnType<typeof startProvider>>;
}

const test = base.extend<WithProvider>({
  provider: async ({}, use) => {
    const provider = await startProvider();
    await use(provider);
    await provider.close();
  },
  settings: async ({ provider }, use) => {
    await use({ CONTACT_FORM_ENDPOINT: provider.url });
  },
});

test("the printed contact page shows the addresses without the form", async ({ page, site }) => {
  await page.goto(`${site.origin}/de/kontakt`);
  const form = page.locator(".contact-sheet");
  await expect(form).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(form).toBeHidden();
  const addresses = page.locator(".contact-info");
  for (const text of ["hola@calima.example", "+34 971 000 000", "Carrer de la Calima, 7"]) await expect(addresses.getByText(text)).toBeVisible();
});

test("staff receive a visitor's message whatever the provider answers", async ({ page, ownSite, provider, enterAs, javaScriptEnabled }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // the cookie dialog would cover the form on a small phone
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: ownSite.origin }]);
  await page.goto(`${ownSite.origin}/de/kontakt`);
  const send = page.getByRole("button", { name: "Nachricht senden" });

  await page.getByLabel("Nachricht", { exact: true }).fill("Bleibt hier");
  await send.click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Name: Bitte geben Sie Ihren Namen ein." }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Nachricht", { exact: true })).toHaveValue("Bleibt hier");
  await expectAccessible(page);
  await expectToFit(page);

  // records the button's text while sending, just before the page is left
  await page.addInitScript(() => {
    addEventListener("pagehide", () => {
      sessionStorage.setItem("left as", document.querySelector("[data-sending]")?.textContent ?? "");
    });
  });
  await page.goto(`${ownSite.origin}/de/kontakt`);
  await fillForm(page, "Zweimal geklickt");
  if (javaScriptEnabled) await sendOffline(page, "Zweimal geklickt");
  await send.dblclick();
  const thanks = page.getByRole("status").filter({ hasText: "Nachricht gesendet" });
  await expect(thanks).toHaveText("Nachricht gesendetVielen Dank! Wir melden uns zeitnah bei Ihnen.");
  await expect(thanks).toBeFocused();
  await expect(page.getByLabel("Betreff")).toHaveValue("");
  expect(provider.seen).toHaveLength(1);
  if (javaScriptEnabled) expect(await page.evaluate(() => sessionStorage.getItem("left as"))).toBe("Wird gesendet...");
  await page.reload();
  await expect(thanks).toHaveCount(0);

  provider.behaveLike("refuse");
  await fillForm(page, "Wird abgelehnt");
  await send.click();
  await expect(page.getByRole("alert")).toHaveText("Senden fehlgeschlagenEmail is odd, Name is taken");
  await expect(page.getByLabel("Betreff")).toHaveValue("Wird abgelehnt");
  provider.behaveLike("cutBefore");
  await fillForm(page, "Kommt später");
  await send.click();
  const waiting = page.getByRole("status").filter({ hasText: "Ihre Nachricht ist gespeichert" });
  await expect(waiting).toContainText("Es ist ein Netzwerkfehler aufgetreten. Ihre Nachricht wird trotzdem automatisch zugestellt");
  await expect(page.getByText("Senden fehlgeschlagen")).toHaveCount(0);
  await expectAccessible(page);

  await handleMessages(await enterAs("admin", ownSite), { restoreProvider: () => provider.behaveLike("take"), javaScriptEnabled });
  expect([...provider.taken.values()].map(({ fields }) => fields.subject)).toEqual(["Zweimal geklickt", "Kommt später"]);
  expect(provider.faults).toEqual([]);
});

test("a browser that keeps no cookies shows the thanks too", async ({ page, ownSite, javaScriptEnabled }) => {
  await page.route("**/kontakt", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await page.context().clearCookies();
    await route.fulfill({ response, headers: { ...response.headers(), "set-cookie": "" } });
  });
  await page.goto(`${ownSite.origin}/de/kontakt`);
  const thanks = page.getByText("Vielen Dank! Wir melden uns zeitnah bei Ihnen.");
  await expect(thanks).toBeHidden();
  await fillForm(page, "Ohne Cookies");
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(thanks).toBeVisible();
  await expect(page.getByRole("status").filter({ has: thanks })).toBeFocused();
  await expectAccessible(page);
  await expect(page).toHaveURL(javaScriptEnabled ? /kontakt$/ : /kontakt#sent$/);
  await expect(thanks).toBeVisible();
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(thanks).toBeHidden();
});

test("a visitor can send again after stopping the request", async ({ page, ownSite, provider, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the browser always allows sending again");
  await page.clock.install();
  await page.goto(`${ownSite.origin}/de/kontakt`);
  await fillForm(page, "Angehalten");
  await page.route("**/kontakt", (route) => (route.request().method() === "POST" ? route.abort("aborted") : route.continue()), { times: 1 });
  const button = page.locator("[data-sending]");
  await button.click();
  await expect(button).toHaveText("Wird gesendet...");
  await page.clock.fastForward(10_000);
  await expect(button).toHaveText("Nachricht senden");
  await button.click();
  await expect(page.getByRole("status").filter({ hasText: "Nachricht gesendet" })).toBeVisible();
  expect(provider.seen).toHaveLength(1);
});

test("the message screen refers to the server log when the provider refuses without a reason", async ({ page, ownSite, provider, enterAs, javaScriptEnabled }) => {
  test.skip(Boolean(javaScriptEnabled), "the markup is the same");
  provider.behaveLike("refuseSilently");
  await page.goto(`${ownSite.origin}/de/kontakt`);
  await fillForm(page, "Ohne Grund abgelehnt");
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByRole("alert")).toContainText("Senden fehlgeschlagen");
  const admin = await enterAs("admin", ownSite);
  await admin.goto("/admin/messages");
  await admin.getByRole("link", { name: "Ohne Grund abgelehnt" }).click();
  await expect(admin.locator(".letter-facts").getByText("Das Protokoll des Servers nennt seine Antwort.")).toBeVisible();
  await expect.poll(() => ownSite.log()).toMatch(/"status":400,.*the contact provider has refused a message/);
});

test("the contact form keeps its text when the visitor changes the language", async ({ page, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the page in the other language starts empty");
  await page.goto(`${ownSite.origin}/de/kontakt`);
  await fillForm(page, "Wechselt die Sprache");
  await page.getByRole("button", { name: "Sprache wählen" }).click();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByLabel("Asunto")).toHaveValue("Wechselt die Sprache");
  await expect(page.getByLabel("Mensaje", { exact: true })).toHaveValue("Haben Sie im Mai Zeit?");
  expect(await page.evaluate(() => sessionStorage.length), "no text stays in the session storage").toBe(0);
  await page.goto(`${ownSite.origin}/de/kontakt`);
  await expect(page.getByLabel("Betreff")).toHaveValue("");
});

async function fillForm(page: Page, subject: string) {
  await page.getByLabel("Name").fill("Alba Ferrer");
  await page.getByLabel("E-Mail", { exact: true }).fill("alba@calima.example");
  await page.getByLabel("Betreff").fill(subject);
  await page.getByLabel("Nachricht", { exact: true }).fill("Haben Sie im Mai Zeit?");
}

/** Sends without a connection: the page shows an error, and keeps the typed text. */
async function sendOffline(page: Page, subject: string) {
  await page.context().setOffline(true);
  // slow like a real double click, so that the error has already moved the page at the second click
  await page.getByRole("button", { name: "Nachricht senden" }).dblclick({ delay: 100 });
  await expect(page.getByRole("alert")).toHaveText("Senden fehlgeschlagenEs ist ein Netzwerkfehler aufgetreten.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Betreff")).toHaveValue(subject);
  await expectAccessible(page);
  await expectToFit(page);
  await page.context().setOffline(false);
}

/** Staff forward one of the messages again, mark it as done, and delete another one. */
async function handleMessages(staff: Page, { restoreProvider, javaScriptEnabled }: { restoreProvider: () => void; javaScriptEnabled: boolean | undefined }) {
  await staff.goto("/admin");
  const stat = staff.getByRole("link", { name: "Neue Nachrichten" });
  await expect(staff.getByRole("listitem").filter({ has: stat })).toContainText("4");
  const menu = staff.getByRole("navigation", { name: "Admin-Bereich" }).getByRole("link", { name: /^Nachrichten/ });
  await expect(menu).toHaveAccessibleName("Nachrichten 4 neu");
  await menu.click();
  const rows = staff.locator(".inbox-row");
  await expect(rows.filter({ hasText: "Zweimal geklickt" })).toContainText("Weitergeleitet");
  await expect(rows.filter({ hasText: "Wird abgelehnt" })).toContainText("Abgelehnt");
  await staff.getByRole("link", { name: "Kommt später" }).click();
  await expect(staff.getByRole("heading", { level: 1 }).locator("[lang=de]")).toHaveText("Kommt später");
  await expect(staff.getByText("Wird erneut versucht")).toBeVisible();

  restoreProvider();
  await openRowMenu(staff);
  await expectAccessible(staff);
  await staff.getByRole("button", { name: "Erneut weiterleiten" }).click();
  await expect(staff.getByRole("status")).toHaveText("Die Nachricht wurde weitergeleitet.");
  const answer = staff.getByRole("link", { name: "Antworten" });
  await expect(answer).toHaveAttribute("href", "mailto:alba@calima.example?subject=Re%3A%20Kommt%20sp%C3%A4ter");
  if (javaScriptEnabled) {
    await answer.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
    await answer.click();
    await expect(staff.getByText("Haben Sie geantwortet?")).toBeVisible();
  }
  await staff.getByRole("button", { name: "Erledigt" }).first().click();
  await expect(staff.getByRole("status")).toContainText("„Kommt später“ ist erledigt.");
  await expect(menu).toHaveAccessibleName("Nachrichten 3 neu");
  await expect(rows.filter({ hasText: "Kommt später" })).toHaveCount(0);

  await staff.getByRole("link", { name: /^Alle/ }).click();
  await expect(rows).toHaveCount(4);
  await staff.getByRole("link", { name: "Wird abgelehnt" }).click();
  await openRowMenu(staff);
  await staff.getByRole("link", { name: "Löschen" }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Möchten Sie „Wird abgelehnt“ wirklich löschen?");
  await staff.getByRole("button", { name: "Löschen" }).click();
  await expect(staff.getByRole("status")).toContainText("„Wird abgelehnt“ wurde gelöscht.");
  await expect(staff).toHaveURL(/\/admin\/messages\?filter=all$/);
  await expect(rows).toHaveCount(3);
}

test("a long message on a phone shows sender and actions without scrolling", async ({ enterAs, ownSite }) => {
  const sql = ownSite.data.openSql();
  await sql.run([`update messages set state = 'new', message = '${"Guten Tag, wir haben noch eine Frage. ".repeat(130)}'`]);
  await sql.close();
  const page = await enterAs("admin", ownSite);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/messages");
  await page.locator(".inbox-row a").first().click();
  await expect(page.getByRole("term").filter({ hasText: "E-Mail" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Antworten" })).toBeInViewport();
  await openRowMenu(page.locator(".letter-actions"));
  await expect(page.getByRole("link", { name: "Löschen" })).toBeInViewport();
});
