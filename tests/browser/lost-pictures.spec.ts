import { expect, test } from "./test";

const GONE = "/media/projects/1700000000000-0123456789abcdef.webp";

test("a deleted picture in a gallery shows an error at its field, and the form keeps all values", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  // the form shows the gallery, and the browser would log an error for a missing picture
  await page.route(`**${GONE}`, (route) => route.fulfill({ contentType: "image/webp", body: "" }));
  await page.goto("/admin/projects/new");
  await page.getByLabel("Titel Deutsch").fill("Xaloc");
  await page.getByLabel("Beschreibung Deutsch").fill("Eine Nacht am Riff.");
  await page.getByLabel("Kategorie Deutsch").fill("Kurzfilm");
  await page.getByLabel("Bild-Adresse").fill("/artwork/projects/neun-winde.webp");
  const gallery = page.getByLabel("Galerie");
  await gallery.fill(`/artwork/projects/die-salzlinie.webp\n${GONE}`);
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  const link = page.getByRole("alert").getByRole("link", { name: `Galerie: Inzwischen gelöscht: ${GONE}.` });
  await expect(link).toBeVisible();
  await expect(gallery).toHaveAttribute("aria-invalid", "true");
  await expect(gallery).toHaveValue(`/artwork/projects/die-salzlinie.webp\n${GONE}`);
  await expect(page.getByLabel("Beschreibung Deutsch")).toHaveValue("Eine Nacht am Riff.");
  await gallery.fill("/artwork/projects/die-salzlinie.webp");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText("Projekt erfolgreich erstellt!");
});
