import { expect, test } from "./test";

test("changes are not left behind without a question", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "only a script can ask");
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team/new");
  await page.getByRole("link", { name: "Sponsoren" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sponsoren" })).toBeVisible();

  await page.goto("/admin/team/new");
  await page.getByLabel("Name", { exact: true }).fill("Noch nicht fertig");
  await page.getByRole("link", { name: "Sponsoren" }).click();
  const question = page.getByRole("dialog", { name: "Änderungen verwerfen?" });
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Noch nicht fertig");

  await page.getByRole("link", { name: "Sponsoren" }).click();
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sponsoren" })).toBeVisible();
});

test("a photo that is not kept goes", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team");
  await page.getByRole("link", { name: "Bearbeiten" }).first().click();
  await page.getByLabel("Dieses Bild behalten").uncheck();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await page.getByRole("link", { name: "Bearbeiten" }).first().click();
  await expect(page.getByLabel("Foto")).toBeVisible();
  await expect(page.getByLabel("Dieses Bild behalten")).toHaveCount(0);
});

test("the menu opens on a phone, and closes on the next screen", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin");
  const menu = page.getByRole("navigation", { name: "Admin-Bereich" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await menu.getByRole("link", { name: "Medien" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Medien" })).toBeVisible();
  await expect(menu).toBeHidden();
});

test("the notice of one screen is gone on the next, which is announced while it takes long", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team");
  await page.getByRole("button", { name: /nach unten$/ }).first().click();
  await expect(page.getByRole("status")).toHaveCount(1);
  let goOn: () => void = () => undefined;
  const isSeen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/admin/sponsors.data*", (route) => isSeen.then(() => route.continue()));
  await page.getByRole("link", { name: "Sponsoren" }).click();
  if (javaScriptEnabled) await expect(page.getByText("Lade Sponsoren...")).toBeVisible();
  goOn();
  await expect(page.getByRole("heading", { level: 1, name: "Sponsoren" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveCount(0);
});

test("mending a mistake sends nothing until the button is pressed", async ({ signedIn, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "only a script checks while typing");
  const posts: string[] = [];
  signedIn.on("request", (request) => void (request.method() === "POST" && posts.push(request.url())));
  await signedIn.goto(`${site.origin}/admin/team/new`);
  await signedIn.getByRole("button", { name: "Speichern" }).click();
  await expect(signedIn.getByRole("alert")).toContainText("Name und Position sind erforderlich");
  const sent = posts.length;
  // why again: on a busy machine the first words may be there before the script that checks them
  await expect(async () => {
    await signedIn.getByLabel("Name", { exact: true }).fill("Ana Ferrer");
    await signedIn.getByLabel("Position Deutsch").fill("Kamera");
    await expect(signedIn.getByText("Name und Position sind erforderlich")).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  expect(posts).toHaveLength(sent);
});
