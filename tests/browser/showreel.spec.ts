import { expectAccessible } from "./accessible";
import { expect, test } from "./test";

test("the showreel opens in a dialog or, without JavaScript, on its own page, and stops when closed", async ({ page, site, javaScriptEnabled }) => {
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
  const videos: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media") videos.push(request.url());
  });
  await page.goto(site.origin);
  const button = page.getByRole("link", { name: "Showreel ansehen" });
  await button.click();
  if (javaScriptEnabled) {
    const dialog = page.getByRole("dialog", { name: "Showreel" });
    await expect(dialog.locator("video")).toBeVisible();
    await expect.poll(() => videos.length).toBeGreaterThan(0);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Video schließen" }).click();
    await expect(dialog).toBeHidden();
    await expect(dialog.locator("video")).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("dialog video")).toHaveCount(0);
    await expect(page).toHaveURL(`${site.origin}/`);
    await page.goto(`${site.origin}/showreel`);
  }
  await expect(page).toHaveURL(`${site.origin}/showreel`);
  await expect(page.locator("video")).toHaveAttribute("poster", "/artwork/showreel.webp");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/de\/showreel$/);
  await page.getByRole("link", { name: "Zurück zur Startseite" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  const part = await page.request.get(`${site.origin}/artwork/showreel.webm`, { headers: { Range: "bytes=100-199" } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
});

test("a modified click opens the showreel in a new tab", async ({ page, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, the browser handles the click");
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
  await page.goto(site.origin);
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Showreel ansehen" }).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(`${site.origin}/showreel`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a linked video loads from its host only with the visitor's consent", async ({ page, ownSite, stubHost, javaScriptEnabled }) => {
  const sql = ownSite.data.openSql();
  await sql.run(["update pages_content set content_value = 'https://youtu.be/dQw4w9WgXcQ' where section_key = 'showreel_url'"]);
  await sql.close();
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary.analytics", url: ownSite.origin }]);
  await page.goto(`${ownSite.origin}/en`);
  await page.getByRole("link", { name: "Watch the showreel" }).click();
  const place = page.locator(javaScriptEnabled ? "dialog [data-embed]" : "main [data-embed]");
  await expect(place).toContainText("YouTube (youtube-nocookie.com)");
  await expect(place.locator("iframe")).toHaveCount(0);

  const requests = await stubHost("www.youtube-nocookie.com");
  await place.getByLabel("Always load videos from now on").check();
  await place.getByRole("button", { name: "Load video" }).click();
  await expect(place.locator("iframe")).toBeVisible();
  await expect.poll(() => requests).toContain("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0");
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === "cookie-preferences")?.value)
    .toBe("necessary.analytics.marketing");
  if (javaScriptEnabled) {
    const close = page.getByRole("button", { name: "Close video" });
    await close.click();
    await page.getByRole("link", { name: "Watch the showreel" }).click();
    await expect(place.locator("iframe"), "the page on which consent was given remembers it").toBeVisible();
    await close.click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Decline all" }).click();
    await page.getByRole("link", { name: "Watch the showreel" }).click();
    await expect(place.getByRole("button", { name: "Load video" })).toBeVisible();
    await expect(place.locator("iframe"), "no video loads after consent was withdrawn").toHaveCount(0);
  }
  // this test's site stops before the page closes, which may still request its icon
  await page.close();
});
