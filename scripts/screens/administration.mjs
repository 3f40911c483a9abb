// The pages for screenshots: a browser that is logged in, and a site with some content.

const PERSON = { email: "alba.admin@calima.example", password: "Sieben Inseln im Wind" };

/** @typedef {{ origin: string, page: import("playwright").Page, visitor: import("playwright").Page }} Studio */

/** @param {import("playwright").Browser} browser @param {string} origin @returns {Promise<Studio>} */
export async function openAdministration(browser, origin) {
  const [page, visitor] = [await openPage(browser, origin), await openPage(browser, origin)];
  await page.goto(`${origin}/admin/login`);
  await page.fill("[name=email]", PERSON.email);
  await page.fill("[name=password]", PERSON.password);
  await Promise.all([page.waitForURL(`${origin}/admin`), page.locator("main [type=submit]").first().click()]);
  await writeMessage(visitor, origin);
  await work(page, origin);
  return { origin, page, visitor };
}

/** A page without the cookie dialog and without animations. @param {import("playwright").Browser} browser @param {string} origin */
async function openPage(browser, origin) {
  const context = await browser.newContext({ locale: "de-DE", timezoneId: "Europe/Madrid", reducedMotion: "reduce" });
  await context.addCookies([{ name: "cookie-preferences", value: "necessary", url: origin }]);
  return context.newPage();
}

/** @param {import("playwright").Page} visitor @param {string} origin */
async function writeMessage(visitor, origin) {
  await visitor.goto(`${origin}/de/kontakt`);
  await visitor.fill("main [name=name]", "Clara Vent");
  await visitor.fill("main [name=email]", "clara@calima.example");
  await visitor.fill("main [name=subject]", "Imagefilm für eine Werft");
  await visitor.fill("main [name=message]", "Guten Tag,\nwir restaurieren alte Boote und möchten zeigen, wie.");
  await visitor.locator("main form:has([name=message]) [type=submit]").first().click();
  await visitor.waitForLoadState("networkidle");
}

/** Gives history, drafts and trash some content. @param {import("playwright").Page} page @param {string} origin */
async function work(page, origin) {
  await page.goto(`${origin}/admin/sponsors/sponsor-bodega-son-calitja/edit`);
  await page.fill("[name=website_url]", "https://bodega-son-calitja.example/cine");
  await press(page, "Speichern");
  await page.goto(`${origin}/admin/sponsors/sponsor-onda-migjorn/edit`);
  await page.fill("[name=website_url]", "https://onda-migjorn.example/calima");
  await press(page, "Als Entwurf ablegen");
  await page.goto(`${origin}/admin/sponsors/sponsor-gelats-tres-neules/delete`);
  await press(page, "Löschen");
}

/** @param {import("playwright").Page} page @param {string} name */
async function press(page, name) {
  const before = page.url();
  await page.locator("main").getByRole("button", { name, exact: true }).first().click();
  await page.waitForURL((url) => url.href !== before);
}
