import type { Locator } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./test";

const names = (cards: Locator) => cards.getByRole("heading").allTextContents();

const handleOf = (card: Locator) => card.locator(".drag-handle");

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("not to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "the arrows are tried in the tests of each list");
});

test("a card is dragged over several others, and the site follows", async ({ enterAs, ownSite }) => {
  const page = await enterAs("admin", ownSite);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto("/admin/team?filter=team");
  const cards = page.locator(".card");
  const before = await names(cards);
  const [from, to] = [await middleOf(handleOf(cards.nth(3))), await middleOf(cards.nth(1))];

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await expect(page.getByRole("status").filter({ hasText: "Stelle 2 von" })).toBeAttached();
  await expect(cards.nth(1)).toHaveAttribute("data-drop", "before");
  await expectAccessible(page);
  await page.mouse.up();

  const after = before.toSpliced(3, 1).toSpliced(1, 0, before[3] ?? "");
  await expect(page.getByText(`„${before[3] ?? ""}“ steht jetzt an Stelle 2 von ${before.length.toString()}.`)).toBeVisible();
  expect(await names(cards)).toEqual(after);
  await expect(page.locator("[data-dragged], [data-drop]")).toHaveCount(0);
  const site = await page.context().newPage();
  await site.goto("/de/team");
  expect((await site.locator(".person h3").allTextContents()).slice(0, 5)).toEqual(after.slice(0, 5));
});

test("a drag that is broken off or dropped where it began moves nothing; one that comes too late says so", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto("/admin/projects?filter=featured");
  const cards = page.locator(".card");
  const before = await names(cards);
  const drag = async (end: "drop" | "Escape" | "back") => {
    const [from, to] = [await middleOf(handleOf(cards.nth(0))), await middleOf(cards.nth(2))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expect(cards.nth(2)).toHaveAttribute("data-drop", "after");
    if (end === "Escape") await page.keyboard.press("Escape");
    if (end === "back") await page.mouse.move(from.x, from.y, { steps: 4 });
    await page.mouse.up();
  };
  for (const end of ["Escape", "back"] as const) {
    await drag(end);
    await expect(page.locator("[data-dragged], [data-drop]")).toHaveCount(0);
    expect(await names(cards)).toEqual(before);
  }

  const other = await enterAs("admin", ownSite);
  await other.goto("/admin/projects?filter=featured");
  await other.getByRole("button", { name: `${before[0] ?? ""} nach unten` }).click();
  await expect(other.getByText("steht jetzt an Stelle 2 von")).toBeVisible();
  await drag("drop");
  await expect(page.getByRole("heading", { name: "Gleichzeitig bearbeitet" })).toBeVisible();
});

test("a finger drags as well", async ({ browser, enterAs, ownSite }) => {
  const admin = await enterAs("admin", ownSite);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: ownSite.origin,
    storageState: await admin.context().storageState(),
  });
  const page = await context.newPage();
  await page.goto("/admin/services?filter=main");
  const tiles = page.locator(".tile");
  const before = await names(tiles);
  await handleOf(tiles.nth(1)).scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(handleOf(tiles.nth(1))), await middleOf(tiles.nth(0))];
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  await touch("touchMove", [{ x: from.x, y: (from.y + to.y) / 2 }]);
  await touch("touchMove", [to]);
  await touch("touchEnd", []);
  await expect(page.getByText(`„${before[1] ?? ""}“ steht jetzt an Stelle 1 von`)).toBeVisible();
  expect((await names(tiles)).slice(0, 2)).toEqual([before[1], before[0]]);
  await context.close();
});
