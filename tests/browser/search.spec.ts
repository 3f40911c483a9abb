import { expect, test } from "./test";

test("whoever searches finds a member and opens the form", async ({ signedIn, site }) => {
  await signedIn.goto(`${site.origin}/admin`);
  await signedIn.getByRole("navigation").getByRole("searchbox").fill("marques");
  await signedIn.getByRole("navigation").getByRole("button", { name: "Suchen" }).click();
  await signedIn.getByRole("link", { name: /^Elena Marqués/ }).first().click();
  await expect(signedIn.getByLabel("Name", { exact: true })).toHaveValue("Elena Marqués");
});

test("keys lead through the administration, until they are switched off", async ({ signedIn, site, javaScriptEnabled }) => {
  await signedIn.goto(`${site.origin}/admin/shortcuts`);
  await expect(signedIn.locator("kbd").first()).toBeVisible();
  if (javaScriptEnabled) {
    // why again and again: a key that comes before the scripts does nothing
    await expect(async () => {
      await signedIn.keyboard.press("?");
      await expect(signedIn.getByRole("dialog")).toContainText("Diese Liste zeigen", { timeout: 1000 });
    }).toPass();
    await signedIn.keyboard.press("Escape");
    await signedIn.keyboard.type("gt");
    await expect(signedIn).toHaveURL(/\/admin\/team$/);
    await expect(signedIn.getByRole("heading", { level: 1 })).toHaveText(/Team/);
    await signedIn.keyboard.press("n");
    await expect(signedIn).toHaveURL(/\/admin\/team\/new$/);
    await expect(signedIn.getByLabel("Name", { exact: true })).toBeVisible();
    await signedIn.keyboard.press("Control+s");
    await expect(signedIn.getByRole("alert")).toContainText("Name und Position sind erforderlich");
  }
  await signedIn.goto(`${site.origin}/admin/shortcuts`);
  await signedIn.getByRole("button", { name: "Tastenkürzel ausschalten" }).click();
  await expect(signedIn.getByRole("status")).toContainText("ausgeschaltet");
  await signedIn.locator("h1").click();
  await signedIn.keyboard.type("gt");
  await signedIn.getByRole("button", { name: "Tastenkürzel einschalten" }).click();
  await expect(signedIn.getByRole("status")).toContainText("eingeschaltet");
});
