import { openPreview } from "./preview";
import { expect, test } from "./test";

test("what is typed into a text of a page is seen in the page, in each language, and saved nowhere", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  const office = await enterAs("editor", ownSite);
  await office.setViewportSize({ width: 1440, height: 900 });
  await office.goto("/admin/pages/about/values_intro/edit");
  await office.getByRole("textbox", { name: "Deutsch" }).fill("Was wir <b>heute</b> tippen.");
  const preview = await openPreview(office, javaScriptEnabled);
  await expect(preview.getByText("Was wir <b>heute</b> tippen.")).toBeInViewport();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveCount(1);
  if (javaScriptEnabled) {
    await office.getByRole("tab", { name: "Español" }).click();
    await office.getByRole("textbox", { name: "Español" }).fill("Lo que tecleamos hoy.");
    await expect(preview.getByText("Lo que tecleamos hoy.")).toBeInViewport();
    expect(await office.evaluate(() => window.scrollY)).toBe(0);
  }
  await expect(office.getByRole("textbox", { name: javaScriptEnabled ? "Español" : "Deutsch" })).toHaveValue(/heute|hoy/);
  await office.goto("/de/vision");
  await expect(office.getByText("tippen")).toHaveCount(0);
});

test("a language that is not translated is marked at its tab until somebody types", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript there are no tabs");
  const office = await enterAs("editor", ownSite);
  await office.goto("/admin/pages/about/values_title/edit");
  await office.getByRole("textbox", { name: "Deutsch" }).fill("Vier andere Werte");
  await expect(office.getByRole("tab", { name: "Español veraltet" })).toBeVisible();
  await office.getByRole("button", { name: "Speichern" }).click();
  await expect(office.getByRole("status").filter({ hasText: "„Über uns, Werte: Überschrift“ wurde gespeichert." })).toBeVisible();
  await office.goto("/admin/pages/about/values_title/edit");
  await office.getByRole("tab", { name: "English fehlt" }).click();
  await office.getByRole("textbox", { name: "English" }).fill("Four other values");
  await expect(office.getByRole("tab", { name: "English", exact: true })).toBeVisible();
});

test("a section of the podcast page is seen alone beside its form", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "the page that the button opens is the same for all texts");
  const office = await enterAs("editor", ownSite);
  await office.setViewportSize({ width: 1440, height: 900 });
  await office.goto("/admin/podcast-content?language=es");
  const form = office.locator("form#cta");
  await form.getByRole("textbox", { name: "Titel", exact: true }).fill("¿Grabamos mañana?");
  const preview = form.frameLocator("iframe").locator("#preview");
  await expect(preview.getByRole("heading", { name: "¿Grabamos mañana?" })).toBeVisible();
  await expect(preview.getByRole("heading", { level: 1 })).toBeHidden();
  const services = office.locator("form#services");
  await services.locator('[name^="services."][name$=".title"]').last().fill("El último de todos");
  await expect(services.frameLocator("iframe").getByRole("heading", { name: "El último de todos" })).toBeInViewport();
});

test("the button that saves stays where it is when the preview comes", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript nothing comes later");
  const office = await enterAs("editor", ownSite);
  await office.setViewportSize({ width: 1440, height: 900 });
  const save = office.getByRole("button", { name: "Speichern", exact: true });
  const places: Awaited<ReturnType<typeof save.boundingBox>>[] = [];
  await office.route("**/admin/preview/**", async (route) => {
    places.push(await save.boundingBox());
    await route.continue();
  });
  await office.goto("/admin/pages/home/team_title/edit");
  await expect(office.frameLocator("iframe").locator("#preview")).toBeVisible();
  expect(places).toEqual([await save.boundingBox()]);
});

test("beside a long form the preview has all the room that there is", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript the preview is a page of its own");
  const office = await enterAs("editor", ownSite);
  await office.setViewportSize({ width: 1600, height: 1200 });
  await office.goto("/admin/team/member-elena-marques/edit");
  await expect(office.frameLocator("iframe").getByText("Weiterlesen")).toBeInViewport();
});
