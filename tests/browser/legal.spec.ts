import type { Page, Request } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { openPreview } from "./preview";
import { expect, test } from "./test";

const save = { name: "Speichern" };

test("staff write a legal text in Markdown, preview it, translate it and restore an earlier version", async ({ page, enterAs, ownSite, javaScriptEnabled }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/legal");
  await expectAccessible(editor);
  await editor.getByRole("link", { name: "Bearbeiten Impressum (Deutsch)" }).click();
  const text = editor.getByLabel("Impressum (Deutsch) Text");
  await expect(text).toHaveValue(/## Geschäftsführung \{#management\}/);
  await editor.getByText("So schreiben Sie").click();
  await expectAccessible(editor);
  await text.fill("Vorab.\n\n## Wer wir sind {#company}\n\nEin **Haus** am Meer.\n\n| Cookie | Dauer |\n|---|---|\n| Sprache | 1 Jahr |\n\n<script>alert(1)</script>");
  const preview = await openPreview(editor, javaScriptEnabled);
  await expect(preview.getByRole("heading", { name: "Wer wir sind" })).toBeVisible();
  await expect(preview).toContainText("<script>alert(1)</script>");
  await expect(text).toHaveValue(/^Vorab\./);
  await editor.getByLabel("Stand").fill("bald");
  await editor.getByRole("button", save).click();
  await expect(editor.getByRole("alert")).toContainText("zum Beispiel 09.2025");
  await editor.getByLabel("Stand").fill("11.2026");
  await editor.getByRole("button", save).click();
  const notice = editor.getByRole("status").filter({ hasText: "„Impressum (Deutsch)“ wurde gespeichert." });
  await expect(notice).toBeVisible();
  await expect(editor.getByRole("row").filter({ hasText: "Impressum" }).first()).toContainText("November 2026");

  await page.goto(`${ownSite.origin}/es/aviso-legal`);
  await expect(page.getByText("Última actualización: noviembre de 2026")).toBeVisible();
  await expect(page.getByText("El texto siguiente solo está disponible en alemán.")).toBeVisible();
  await page.getByRole("navigation", { name: "Contenido" }).getByRole("link", { name: "Wer wir sind" }).click();
  await expect(page).toHaveURL(/#company$/);
  await expect(page.getByRole("article")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("cell", { name: "1 Jahr" })).toBeVisible();
  await expectAccessible(page);

  await editor.goto("/admin/legal/notice/es/edit");
  await editor.getByText("Deutscher Text zum Übersetzen").click();
  await expect(editor.getByText("Ein **Haus** am Meer.")).toBeVisible();
  const [previewAnswer, listAnswer] = [await holdAnswer(editor, /\/preview\/legal\/notice\/es/), await holdAnswer(editor, /\/admin\/legal\.data/)];
  await editor.getByLabel("Impressum (Español) Text").fill("## Quiénes somos");
  if (javaScriptEnabled) await previewAnswer.isHeld;
  await editor.getByRole("button", save).click();
  if (javaScriptEnabled) {
    // a preview response that arrives while the list is loading must not replace the list and its notice
    await listAnswer.isHeld;
    previewAnswer.release();
    await previewAnswer.isOver;
    listAnswer.release();
  }
  await expect(editor.getByRole("status").first()).toContainText("„Impressum (Español)“ wurde gespeichert.");
  await page.goto(`${ownSite.origin}/es/aviso-legal`);
  await expect(page.getByRole("article")).toHaveAttribute("lang", "es");
  await expect(page.getByText("El texto siguiente solo está disponible en alemán.")).toHaveCount(0);
  await page.goto(`${ownSite.origin}/en/legal-notice`);
  await expect(page.getByRole("heading", { name: "Wer wir sind" })).toBeVisible();

  await editor.goto("/admin/legal/notice/de/history");
  await expectAccessible(editor);
  await editor.getByRole("link", { name: /^Auf den Stand davor zurücksetzen \(Änderung vom / }).click();
  await editor.getByRole("button", { name: "Zurücksetzen" }).click();
  await expect(editor.getByRole("status").first()).toContainText("zurückgesetzt");
  await page.goto(`${ownSite.origin}/de/impressum`);
  await expect(page.getByText("Letzte Aktualisierung: September 2025")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Geschäftsführung" })).toBeVisible();
  await editor.goto("/admin/words?state=outdated");
  await expect(editor.getByRole("link", { name: "Deutsch geändert Impressum, Text, Español" })).toBeVisible();
});

/** Holds back responses from matching URLs until `release`. `isOver` resolves when the page has received a response or cancelled its request. */
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
  return { isHeld: held.isOpen, release: free.open, isOver: over.isOpen };
}

function gate() {
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { isOpen, open: () => open() };
}

test("a text that is too long to be sent stays in its form, and is saved when it has been shortened", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript the browser keeps the form one step back from the error page");
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/legal/notice/es/edit");
  const text = editor.getByLabel("Impressum (Español) Text");
  // at once, before the form has loaded the rule for the length
  await editor.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>("textarea[name=content_value]");
    if (field === null) throw new Error("there is no text field");
    field.value = "x".repeat(300_000);
    field.form?.requestSubmit([...field.form.querySelectorAll("button")].find(({ textContent }) => textContent === "Speichern"));
  });
  await expect(editor.getByText("Das ist zu viel für ein Formular: höchstens 256 KB Text in 200 Feldern.")).toBeVisible();
  await expect(text).toHaveValue(/^x{300000}$/);
  await text.fill("Corto.");
  await expect(editor.getByRole("status").filter({ hasText: "„Impressum (Español)“ wurde gespeichert." })).toBeVisible();
  await editor.goto("/admin/legal/notice/es/edit");
  await expect(text).toHaveValue("Corto.");
});
