import { expectAccessible, expectToFit } from "./accessible";
import { aPicture } from "./photo";
import { expect, showLanguage, test } from "./test";

test("a visitor opens a project from the start page, changes the language, and goes on to the next project", async ({ page, site }) => {
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
  await page.goto(`${site.origin}/en`);
  const still = page.locator(".still").first();
  await expect(still.locator(".still-facts")).toHaveText("Concept and production 94 min 2024");
  await expect(still.locator(".still-facts")).toHaveCSS("font-size", "15px");
  await still.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(`${site.origin}/en/projects/die-salzlinie`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Salt Line");
  await expect(page.locator(".project-credits li").first()).toHaveText("Director Jonas Hartwig");
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const shape = await page.locator(".project-head .picture").evaluate((picture) => [picture.clientWidth, picture.clientWidth / picture.clientHeight]);
    expect(shape[0]).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    expect(shape[1]).toBeCloseTo(2.39, 1);
    await expectToFit(page);
    await expectAccessible(page);
  }

  await page.locator(".language > button").click();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La línea de sal");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/es\/proyectos\/die-salzlinie$/);
  await page.getByRole("navigation", { name: "Siguiente proyecto" }).getByRole("link").click();
  await expect(page).toHaveURL(`${site.origin}/es/proyectos/die-letzte-werft`);
  await page.goto(`${site.origin}/es/services`);
  await page.locator(".project").nth(1).click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(`${site.origin}/es/proyectos/die-letzte-werft`);
});

test("staff edit the page of a project; a new title changes its URL, and the old URL redirects there", async ({ enterAs, ownSite }) => {
  const page = await enterAs("admin", ownSite);
  await page.goto("/admin/projects/project-neun-winde/edit");
  await page.getByLabel("Titel Deutsch").fill("Zehn Winde");
  await showLanguage(page, "English");
  await page.getByLabel("Mitwirkende English").fill("Director: Ada\nThanks to all");
  await page.getByLabel("Galerie").fill("/artwork/projects/mandelschnee.webp\nhttps://elsewhere.example/a.jpg");
  await page.getByLabel("Video").fill("https://vimeo.com/76979871");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Das Bild liegt nicht auf dieser Website.");
  await expect(page.getByLabel("Galerie")).toHaveValue("/artwork/projects/mandelschnee.webp\nhttps://elsewhere.example/a.jpg");
  await expect(page.getByRole("list", { name: "Bilder in ihrer Reihenfolge" }).locator("li")).toHaveText(["Bild 1", "Bild 2"]);
  await page.getByLabel("Galerie").fill("/artwork/projects/mandelschnee.webp\n\n/artwork/projects/inselstimmen.webp");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").first()).toContainText("„Zehn Winde“");

  for (const [old, now] of [["/en/projects/neun-winde", "/en/projects/zehn-winde"], ["/es/proyectos/neun-winde", "/es/proyectos/zehn-winde"]] as const) {
    const answer = await page.request.get(ownSite.origin + old, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, now]);
  }
  await page.goto(`${ownSite.origin}/en/projects/neun-winde`);
  await expect(page).toHaveURL(/\/en\/projects\/zehn-winde$/);
  await expect(page.locator(".project-credits li")).toHaveText(["Director Ada", "Thanks to all"]);
  await expect(page.locator(".project-gallery img")).toHaveCount(2);
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectAccessible(page);
  const sitemap = await (await page.request.get(`${ownSite.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain("/de/projekte/zehn-winde<");
  expect(sitemap).not.toContain("neun-winde");
  expect((await page.request.get(`${ownSite.origin}/en/projects/nobody-made-it`)).status()).toBe(404);
  await page.close();
});

test("staff add library pictures to a gallery one by one, and the form keeps its values", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/media/upload");
  await page.locator("input[type=file]").setInputFiles([await aPicture("Strand.png"), await aPicture("Hafen.png")]);
  await page.getByRole("button", { name: "Hochladen" }).click();
  await expect(page.getByText("2 Dateien wurden hochgeladen.")).toBeVisible();

  await page.goto("/admin/projects/project-neun-winde/edit");
  await page.getByLabel("Kategorie Deutsch").fill("Kurzfilm");
  await page.getByLabel("Galerie").fill("");
  for (const name of ["Strand.png", "Hafen.png"]) {
    await page.getByRole("button", { name: "Bild aus der Mediathek hinzufügen" }).click();
    await page.getByRole("link", { name }).click();
    await expect(page.getByText("Noch nicht gespeichert")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: /^Bild \d$/ }).last(), "the gallery field is in view again").toBeInViewport();
  }
  await expect(page.getByLabel("Kategorie Deutsch")).toHaveValue("Kurzfilm");
  await expect(page.getByLabel("Galerie")).toHaveValue(/^\/media\/\S+\n\/media\/\S+$/);
  const pictures = page.getByRole("list", { name: "Bilder in ihrer Reihenfolge" });
  await expect(pictures.getByRole("listitem")).toHaveText(["Bild 1", "Bild 2"]);
  for (const picture of await pictures.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
    await expectAccessible(page);
  }
  const chosen = (await page.getByLabel("Galerie").inputValue()).split("\n");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").first()).toContainText("„Neun Winde“");

  await page.goto(`${ownSite.origin}/de/projekte/neun-winde`);
  const shown = await page.locator(".project-gallery img").evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  // a page uses the name of a picture's current file
  expect(shown.map((src) => src?.replace(/-[0-9a-f]{8}(?=[.]webp$)/, ""))).toEqual(chosen);
  await expect(page.locator(".project-facts")).toContainText("Kurzfilm");
  await page.close();
});

test("the first of three pictures in a gallery is loaded as wide as the page", async ({ page, ownSite }) => {
  const gallery = ["mandelschnee", "inselstimmen", "frequenz-sued"].map((name) => `/artwork/projects/${name}.webp`).join("\n");
  const sql = ownSite.data.openSql();
  await sql.run([`update projects set gallery = '${gallery}' where id = 'project-neun-winde'`]);
  await sql.close();
  await page.goto(`${ownSite.origin}/de/projekte/neun-winde`);
  for (const picture of await page.locator(".project-gallery img").all()) {
    await picture.scrollIntoViewIfNeeded();
    // in CSS pixels, as the `sizes` promise
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.clientWidth)).toBeCloseTo(1, 1);
  }
});

test("on a small phone, a title of 120 characters leaves room for the text below it", async ({ page, ownSite }) => {
  const sql = ownSite.data.openSql();
  await sql.run([`update projects set title = '${"Wie wir einmal um die Insel wanderten und ".repeat(3).slice(0, 120)}' where id = 'project-neun-winde'`]);
  await sql.close();
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: ownSite.origin }]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${ownSite.origin}/de/projekte/neun-winde`);
  await expect(page.locator("h1")).toContainText("Wie wir einmal");
  const text = await page.locator(".project-logline").boundingBox();
  expect(text?.y).toBeLessThan(500);
});

test("the video of a project loads from its host only with the visitor's consent", async ({ page, ownSite, stubHost }) => {
  const sql = ownSite.data.openSql();
  await sql.run(["update projects set video_url = 'https://vimeo.com/76979871' where id = 'project-mandelschnee'"]);
  await sql.close();
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: ownSite.origin }]);
  await page.goto(`${ownSite.origin}/en/projects/mandelschnee`);
  const place = page.locator("main [data-embed]");
  await expect(place).toContainText("Vimeo (player.vimeo.com)");
  const requests = await stubHost("player.vimeo.com");
  await place.getByRole("button", { name: "Load video" }).click();
  await expect(place.locator("iframe")).toHaveAttribute("title", "Almond Snow");
  await expect.poll(() => requests).toContain("https://player.vimeo.com/video/76979871?dnt=1");
  await expect(page).toHaveURL(/\/en\/projects\/mandelschnee/);
  await page.close();
});
