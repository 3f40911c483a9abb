import type { Page, Request } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { openPreview } from "./preview";
import { expect, test } from "./test";

const save = { name: "Speichern" };

test("staff write a legal page in Markdown, look at it first, translate it and go back", async ({ page, enterAs, ownSite, javaScriptEnabled }) => {
  const office = await enterAs("editor", ownSite);
  await office.goto("/admin/legal");
  await expectAccessible(office);
  await office.getByRole("link", { name: "Bearbeiten Impressum (Deutsch)" }).click();
  const text = office.getByLabel("Impressum (Deutsch) Text");
  await expect(text).toHaveValue(/## Geschäftsführung \{#management\}/);
  await office.getByText("So schreiben Sie").click();
  await expectAccessible(office);
  await text.fill("Vorab.\n\n## Wer wir sind {#company}\n\nEin **Haus** am Meer.\n\n| Cookie | Dauer |\n|---|---|\n| Sprache | 1 Jahr |\n\n<script>alert(1)</script>");
  const preview = await openPreview(office, javaScriptEnabled);
  await expect(preview.getByRole("heading", { name: "Wer wir sind" })).toBeVisible();
  await expect(preview).toContainText("<script>alert(1)</script>");
  await expect(text).toHaveValue(/^Vorab\./);
  await office.getByLabel("Stand").fill("bald");
  await office.getByRole("button", save).click();
  await expect(office.getByRole("alert")).toContainText("zum Beispiel 09.2025");
  await office.getByLabel("Stand").fill("11.2026");
  await office.getByRole("button", save).click();
  const notice = office.getByRole("status").filter({ hasText: "„Impressum (Deutsch)“ wurde gespeichert." });
  await expect(notice).toBeVisible();
  await expect(office.getByRole("row").filter({ hasText: "Impressum" }).first()).toContainText("November 2026");

  await page.goto(`${ownSite.origin}/es/aviso-legal`);
  await expect(page.getByText("Última actualización: noviembre de 2026")).toBeVisible();
  await expect(page.getByText("El texto siguiente solo está disponible en alemán.")).toBeVisible();
  await page.getByRole("navigation", { name: "Contenido" }).getByRole("link", { name: "Wer wir sind" }).click();
  await expect(page).toHaveURL(/#company$/);
  await expect(page.getByRole("article")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("cell", { name: "1 Jahr" })).toBeVisible();
  await expectAccessible(page);

  await office.goto("/admin/legal/notice/es/edit");
  await office.getByText("Deutscher Text zum Übersetzen").click();
  await expect(office.getByText("Ein **Haus** am Meer.")).toBeVisible();
  const [look, list] = [await holdAnswer(office, /\/preview\/legal\/notice\/es/), await holdAnswer(office, /\/admin\/legal\.data/)];
  await office.getByLabel("Impressum (Español) Text").fill("## Quiénes somos");
  if (javaScriptEnabled) await look.isHeld;
  await office.getByRole("button", save).click();
  if (javaScriptEnabled) {
    // A preview that comes while the list with the notice is on its way must not take its place.
    await list.isHeld;
    look.letGo();
    await look.isOver;
    list.letGo();
  }
  await expect(office.getByRole("status").first()).toContainText("„Impressum (Español)“ wurde gespeichert.");
  await page.goto(`${ownSite.origin}/es/aviso-legal`);
  await expect(page.getByRole("article")).toHaveAttribute("lang", "es");
  await expect(page.getByText("El texto siguiente solo está disponible en alemán.")).toHaveCount(0);
  await page.goto(`${ownSite.origin}/en/legal-notice`);
  await expect(page.getByRole("heading", { name: "Wer wir sind" })).toBeVisible();

  await office.goto("/admin/legal/notice/de/history");
  await expectAccessible(office);
  await office.getByRole("link", { name: /^Auf den Stand davor zurücksetzen \(Änderung vom / }).click();
  await office.getByRole("button", { name: "Zurücksetzen" }).click();
  await expect(office.getByRole("status").first()).toContainText("zurückgesetzt");
  await page.goto(`${ownSite.origin}/de/impressum`);
  await expect(page.getByText("Letzte Aktualisierung: September 2025")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Geschäftsführung" })).toBeVisible();
  await office.goto("/admin/words?state=outdated");
  await expect(office.getByRole("link", { name: "Deutsch geändert Impressum, Text, Español" })).toBeVisible();
});

/** Keeps back the answers from an address until they are let go. `isOver`: the page has seen one, or did not want it any more. */
async function holdAnswer(page: Page, url: RegExp) {
  const [held, free, over] = [gate(), gate(), gate()];
  await page.route(url, async (route) => {
    const response = await route.fetch();
    held.open();
    await free.isOpen;
    await route.fulfill({ response });
  });
  const notice = (request: Request) => {
    if (url.test(request.url())) void page.evaluate(() => new Promise(requestAnimationFrame)).then(over.open);
  };
  page.on("requestfinished", notice);
  page.on("requestfailed", notice);
  return { isHeld: held.isOpen, letGo: free.open, isOver: over.isOpen };
}

function gate() {
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { isOpen, open: () => open() };
}
