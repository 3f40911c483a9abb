import { expectAccessible } from "./accessible";
import { aPicture } from "./photo";
import { openRowMenu } from "./row-menu";
import { expect, test } from "./test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled, "JavaScript changes nothing here: the tests of members and sponsors cover it");

test("a project is created, featured, moved, deactivated and deleted", async ({ enterAs, ownSite }) => {
  const page = await enterAs("admin", ownSite);
  await page.goto("/admin/projects");
  await page.getByRole("link", { name: "Neues Projekt" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Bild" })).toHaveAttribute("data-required");
  await expect(page.getByText("Jedes Projekt hat ein Bild: eine Datei oder eine Adresse.")).toBeVisible();
  await page.locator("form#form").evaluate((form) => form.setAttribute("novalidate", ""));
  await page.getByLabel("Beschreibung Deutsch").fill("Eine Nacht am Riff.");
  await page.getByLabel("Jahr").fill("demnächst");
  await page.getByLabel("Bild hochladen").setInputFiles(await aPicture());
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("Bitte füllen Sie alle Pflichtfelder aus.");
  await expect(page.getByLabel("Beschreibung Deutsch")).toHaveValue("Eine Nacht am Riff.");
  await expect(page.getByLabel("Bild-Adresse")).toHaveValue(/^\/media\/projects\//);
  await page.getByLabel("Titel Deutsch").fill("Xaloc");
  await page.getByLabel("Titel English").fill("Sirocco");
  await page.getByLabel("Projekt-Link").fill("www.xaloc.example/film");
  await page.getByLabel("Kategorie Deutsch").fill("Kurzfilm");
  await page.getByLabel("Hervorgehoben").check();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").first()).toContainText("Projekt erfolgreich erstellt!");
  await expect(page.getByText("7 Projekte sind hervorgehoben. Die Website zeigt davon die ersten 6 in ihrer Reihenfolge.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Xaloc" })).toContainText(/Kurzfilm, 20\d\d/);
  await expect(page.getByRole("link", { name: "xaloc.example/film" })).toHaveAttribute("href", "https://www.xaloc.example/film");

  await page.goto("/en/services");
  await expect(page.getByRole("heading", { name: "Sirocco" })).toBeVisible();
  await page.goto("/en");
  await expect(page.locator(".first-projects h3").first()).toHaveText("Sirocco");
  await expect(page.locator(".first-projects h3")).toHaveCount(3);

  await page.goto("/admin/projects?filter=featured");
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  expect(titles[0]).toBe("Xaloc");
  await openRowMenu(page, "Xaloc");
  await page.getByRole("button", { name: "Xaloc nach unten" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(titles[1] ?? "");

  await page.reload();
  await openRowMenu(page, "Xaloc");
  await page.getByRole("button", { name: "Deaktivieren Xaloc" }).click();
  await expect(page.getByRole("status").first()).toContainText("Projekt erfolgreich aktualisiert! „Xaloc“");
  await expect(page.getByRole("heading", { name: "Xaloc" })).toHaveCount(0);
  await page.goto("/admin/projects?filter=inactive");
  await openRowMenu(page, "Xaloc");
  await page.getByRole("button", { name: "Aktivieren Xaloc" }).click();
  await expect(page.getByText("Keine inaktiven Projekte")).toBeVisible();
  await page.goto("/admin/projects?filter=featured");

  await page.getByRole("link", { name: "Bearbeiten: Xaloc" }).click();
  await page.getByLabel("Bild-Adresse").fill("https://elsewhere.example/picture.jpg");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("Das Bild liegt nicht auf dieser Website.");
  await expectAccessible(page);

  await page.goto("/admin/projects");
  await openRowMenu(page, "Xaloc");
  await page.getByRole("link", { name: "Löschen: Xaloc" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sind Sie sicher, dass Sie dieses Projekt löschen möchten?");
  await page.getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByRole("status").first()).toContainText("Projekt erfolgreich gelöscht!");
  await expect(page.getByRole("heading", { name: "Xaloc" })).toHaveCount(0);
  await page.goto("/en/services");
  await expect(page.getByRole("heading", { name: "Sirocco" })).toHaveCount(0);
  await page.goto("/en");
  await expect(page.locator(".first-projects")).not.toContainText("Sirocco");
});

test("the start page arranges three, two, one or no projects", async ({ page, ownSite }) => {
  const sql = ownSite.data.openSql();
  for (const count of [3, 2, 1, 0]) {
    await sql.run([`UPDATE projects SET is_active = false WHERE id NOT IN (SELECT id FROM projects WHERE is_active ORDER BY id LIMIT ${count.toString()})`]);
    await expect(async () => {
      await page.goto(`${ownSite.origin}/de`);
      await expect(page.locator(".still")).toHaveCount(count, { timeout: 100 });
    }).toPass();
    await expect(page.getByRole("heading", { name: "Ausgewählte Projekte" })).toHaveCount(count === 0 ? 0 : 1);
    const widths = await page.locator(".still").evaluateAll((stills) => stills.map((still) => still.getBoundingClientRect().width));
    const whole = await page.locator(".home-stats").evaluate((stats) => stats.getBoundingClientRect().width);
    const [, second = 0, third = 0] = widths;
    if (count > 0) expect(widths[0]).toBe(whole);
    if (count === 2) expect(second).toBe(whole);
    if (count === 3) expect([Math.round(second + third + 24), Math.round((second / third) * 10)]).toEqual([Math.round(whole), 14]);
  }
  await sql.close();
});

test("below the first projects, a link at least 44 pixels high leads to all projects, in three languages", async ({ page, site }) => {
  const links = { de: "Alle Projekte", en: "All projects", es: "Todos los proyectos" };
  for (const [language, name] of Object.entries(links)) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.origin}/${language}`);
    const link = page.locator("main").getByRole("link", { name, exact: true });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(page).toHaveURL(`${site.origin}/${language}/services#projects`);
    await expect(page.locator("#projects")).toBeInViewport();
  }
});

test("the services page without projects has no introduction to a selection", async ({ page, ownSite }) => {
  const sql = ownSite.data.openSql();
  await sql.run(["update projects set is_active = false"]);
  await sql.close();
  for (const path of ["/de/services", "/en/services", "/es/services"]) {
    await page.goto(ownSite.origin + path);
    await expect(page.locator("#projects .empty-note")).toBeVisible();
    await expect(page.locator("#projects .section-intro"), path).toHaveCount(0);
  }
});
