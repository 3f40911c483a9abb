import { openPreview } from "./preview";
import { expect, test } from "./test";

test("the preview shows the typed text on its page, in each language, without saving it", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.setViewportSize({ width: 1440, height: 900 });
  await editor.goto("/admin/pages/about/values_intro/edit");
  await editor.getByRole("textbox", { name: "Deutsch" }).fill("Was wir <b>heute</b> tippen.");
  const preview = await openPreview(editor, javaScriptEnabled);
  await expect(preview.getByText("Was wir <b>heute</b> tippen.")).toBeInViewport();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveCount(1);
  if (javaScriptEnabled) {
    await editor.getByRole("tab", { name: "Español" }).click();
    await editor.getByRole("textbox", { name: "Español" }).fill("Lo que tecleamos hoy.");
    await expect(preview.getByText("Lo que tecleamos hoy.")).toBeInViewport();
    expect(await editor.evaluate(() => window.scrollY)).toBe(0);
  }
  await expect(editor.getByRole("textbox", { name: javaScriptEnabled ? "Español" : "Deutsch" })).toHaveValue(/heute|hoy/);
  await editor.goto("/de/vision");
  await expect(editor.getByText("tippen")).toHaveCount(0);
});

test("a tab marks a missing translation until text is typed", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, there are no tabs");
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/pages/about/values_title/edit");
  await editor.getByRole("textbox", { name: "Deutsch" }).fill("Vier andere Werte");
  await expect(editor.getByRole("tab", { name: "Español veraltet" })).toBeVisible();
  await editor.getByRole("button", { name: "Speichern" }).click();
  await expect(editor.getByRole("status").filter({ hasText: "„Über uns, Werte: Überschrift“ wurde gespeichert." })).toBeVisible();
  await editor.goto("/admin/pages/about/values_title/edit");
  await editor.getByRole("tab", { name: "English fehlt" }).click();
  await editor.getByRole("textbox", { name: "English" }).fill("Four other values");
  await expect(editor.getByRole("tab", { name: "English", exact: true })).toBeVisible();
});

test("the preview of a podcast section shows only that section beside its form", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the button opens the same page for all texts");
  const editor = await enterAs("editor", ownSite);
  await editor.setViewportSize({ width: 1440, height: 900 });
  await editor.goto("/admin/podcast-content?language=es");
  const form = editor.locator("form#cta");
  await form.getByRole("textbox", { name: "Titel", exact: true }).fill("¿Grabamos mañana?");
  const preview = form.frameLocator("iframe").locator("#preview");
  await expect(preview.getByRole("heading", { name: "¿Grabamos mañana?" })).toBeVisible();
  await expect(preview.getByRole("heading", { level: 1 })).toBeHidden();
  const services = editor.locator("form#services");
  await services.locator('[name^="services."][name$=".title"]').last().fill("El último de todos");
  await expect(services.frameLocator("iframe").getByRole("heading", { name: "El último de todos" })).toBeInViewport();
});

test("the save button does not move when the preview appears", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, nothing is inserted later");
  const editor = await enterAs("editor", ownSite);
  await editor.setViewportSize({ width: 1440, height: 900 });
  const save = editor.getByRole("button", { name: "Speichern", exact: true });
  const positions: Awaited<ReturnType<typeof save.boundingBox>>[] = [];
  await editor.route("**/admin/preview/**", async (route) => {
    positions.push(await save.boundingBox());
    await route.continue();
  });
  await editor.goto("/admin/pages/home/team_title/edit");
  await expect(editor.frameLocator("iframe").locator("#preview")).toBeVisible();
  expect(positions).toEqual([await save.boundingBox()]);
});

test("the preview beside a long form uses all available space", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the preview is a separate page");
  const editor = await enterAs("editor", ownSite);
  await editor.setViewportSize({ width: 1600, height: 1200 });
  await editor.goto("/admin/team/member-elena-marques/edit");
  await expect(editor.frameLocator("iframe").getByText("Weiterlesen")).toBeInViewport();
});

test("links in the preview do not leave it, neither those it began with nor later ones", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the preview is a page of its own, which may be left");
  const editor = await enterAs("editor", ownSite);
  await editor.setViewportSize({ width: 1440, height: 900 });
  await editor.goto("/admin/pages/home/team_title/edit");
  const preview = editor.frameLocator("iframe").locator("#preview");
  const text = editor.getByRole("textbox", { name: "Deutsch" });
  for (const typed of ["Wer hier arbeitet", "Wer nach dem Klick hier arbeitet"]) {
    const link = preview.getByRole("link").first();
    await link.click();
    await link.press("Enter");
    await text.fill(typed);
    await expect(preview.getByText(typed)).toBeVisible();
  }
});
