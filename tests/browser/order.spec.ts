import type { Locator } from "@playwright/test";
import type { Site } from "../harness/site";
import { expectAccessible } from "./accessible";
import { openRowMenu } from "./row-menu";
import { expect, test } from "./test";

const names = (cards: Locator) => cards.getByRole("heading").allTextContents();

const handleOf = (card: Locator) => card.locator(".drag-handle");

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("the element is not visible");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Replaces the team by 20 members, so that the list has two pages. */
async function fillTeam({ data }: Site) {
  const sql = data.openSql();
  const numbers = Array.from({ length: 20 }, (_, index) => (1001 + index).toString());
  const rows = numbers.map((number) => `('order-${number}', current_timestamp, current_timestamp, ${number}, 'Person ${number}', 'Kamera', '[]', true, false)`);
  await sql.run([
    "delete from team_members",
    `insert into team_members (id, created_at, updated_at, sort_order, name, position, services, is_team_member, is_moderator) values ${rows.join(", ")}`,
  ]);
  await sql.close();
}

const person = (number: number) => `Person ${(1000 + number).toString()}`;

test("the first row of a page moves up to the previous page, and any row to a typed position in the whole list", async ({ enterAs, ownSite }) => {
  await fillTeam(ownSite);
  const page = await enterAs("editor", ownSite);
  await page.setViewportSize({ width: 1280, height: 900 });
  const cards = page.locator(".card");
  await page.goto("/admin/team?page=2");
  expect(await names(cards)).toEqual([17, 18, 19, 20].map(person));
  await openRowMenu(page, person(17));
  await page.getByRole("button", { name: `${person(17)} nach oben` }).click();
  await expect(page.getByText(`„${person(17)}“ steht jetzt an Stelle 16 von 20.`)).toBeVisible();
  await expect(page).toHaveURL(`${ownSite.origin}/admin/team#row-order-1017`);
  expect((await names(cards)).at(-1)).toBe(person(17));
  await expect(cards.last()).toBeInViewport();

  const cardOf = (number: number) => cards.filter({ hasText: person(number) });
  const fieldOf = (number: number) => cardOf(number).getByLabel("an Stelle", { exact: true });
  await page.reload();
  await expectAccessible(page);
  await openRowMenu(cardOf(2));
  const field = fieldOf(2);
  await expect(field).toHaveValue("2");
  await field.fill("19");
  await field.press("Enter");
  await expect(page.getByText(`„${person(2)}“ steht jetzt an Stelle 19 von 20.`)).toBeVisible();
  await expect(page).toHaveURL(`${ownSite.origin}/admin/team?page=2#row-order-1002`);
  expect(await names(cards)).toEqual([18, 19, 2, 20].map(person));
  await expect(fieldOf(2)).toHaveValue("19");

  await openRowMenu(cardOf(20));
  await expect(fieldOf(20), "iOS zooms into smaller text").toHaveCSS("font-size", "16px");
  await fieldOf(20).fill("1");
  await cardOf(20).getByRole("button", { name: "An diese Stelle" }).click();
  await expect(page.getByText(`„${person(20)}“ steht jetzt an Stelle 1 von 20.`)).toBeVisible();
  expect((await names(cards)).slice(0, 3)).toEqual([20, 1, 3].map(person));
});

test("after a refused position, the list has the same filter and page as before", async ({ enterAs, ownSite }) => {
  await fillTeam(ownSite);
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team?filter=team&page=2");
  await openRowMenu(page, person(18));
  const field = page.locator(".card").nth(1).getByLabel("an Stelle", { exact: true });
  await field.fill("0");
  await field.press("Enter");
  await expect(page.getByText("Bitte geben Sie als Stelle eine ganze Zahl ab 1 ein.")).toBeVisible();
  await page.getByRole("link", { name: "Zur Liste" }).click();
  await expect(page).toHaveURL(`${ownSite.origin}/admin/team?filter=team&page=2`);
});

test("an arrow button moves a row while the position field beside it is empty", async ({ enterAs, ownSite }) => {
  await fillTeam(ownSite);
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team");
  await openRowMenu(page, person(3));
  await page.locator(".card").nth(2).getByLabel("an Stelle", { exact: true }).fill("");
  await page.getByRole("button", { name: `${person(3)} nach oben` }).click();
  await expect(page.getByText(`„${person(3)}“ steht jetzt an Stelle 2 von 20.`)).toBeVisible();
  await page.goto("/de/team");
  await expect(page.locator(".person h3").nth(1)).toHaveText(person(3));
});

test("a row that moves within its page stays in view", async ({ enterAs, ownSite }) => {
  await fillTeam(ownSite);
  const page = await enterAs("editor", ownSite);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/team");
  await openRowMenu(page, person(15));
  await page.getByRole("button", { name: `${person(15)} nach oben` }).click();
  await expect(page.getByText(`„${person(15)}“ steht jetzt an Stelle 14 von 20.`)).toBeVisible();
  await expect(page.locator(".card").filter({ hasText: person(15) }).getByRole("heading")).toBeInViewport();
});

const NEEDS_SCRIPTS = "without JavaScript, the browser waits for each response";

test("five quick clicks at the same point move a row by five positions, across two pages", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, NEEDS_SCRIPTS);
  await fillTeam(ownSite);
  const page = await enterAs("editor", ownSite);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/team?page=2");
  const button = page.getByRole("button", { name: `${person(19)} nach oben` });
  await openRowMenu(page, person(19));
  const { x, y } = await middleOf(button);
  const moves: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") moves.push(new URL(request.url()).pathname);
  });
  for (let click = 0; click < 5; click += 1) await page.mouse.click(x, y);
  await expect(page.getByText(`„${person(19)}“ steht jetzt an Stelle 14 von 20.`)).toBeVisible();
  expect(moves).toEqual(Array.from({ length: 5 }, () => "/admin/team/order-1019/move.data"));
  expect(await names(page.locator(".card"))).toEqual([...Array.from({ length: 13 }, (_, index) => index + 1), 19, 14, 15].map(person));
});

test("moves of several rows are queued, and the focus stays on the row that moves", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, NEEDS_SCRIPTS);
  await fillTeam(ownSite);
  const page = await enterAs("editor", ownSite);
  await page.goto("/admin/team");
  const press = (name: string) => page.getByRole("button", { name, includeHidden: true }).evaluate((button) => button instanceof HTMLElement && button.click());
  for (const name of [`${person(5)} nach oben`, `${person(1)} nach unten`, `${person(5)} nach oben`, `${person(9)} nach unten`]) await press(name);
  await expect(page.getByText(`„${person(9)}“ steht jetzt an Stelle 10 von 20.`)).toBeVisible();
  expect((await names(page.locator(".card"))).slice(0, 10)).toEqual([2, 1, 5, 3, 4, 6, 7, 8, 10, 9].map(person));

  const down = page.getByRole("button", { name: `${person(2)} nach unten` });
  await openRowMenu(page, person(2));
  await down.focus();
  for (const place of [2, 3, 4]) {
    await page.keyboard.press("Enter");
    await expect(page.getByText(`„${person(2)}“ steht jetzt an Stelle ${place.toString()} von 20.`)).toBeVisible();
    await expect(down).toBeFocused();
  }
  const namedAbove = (button: Element) => getComputedStyle(button.closest(".row-menu > div") ?? button, "::before").content;
  expect(await down.evaluate(namedAbove)).toBe(`"${person(2)}"`);

  await page.getByRole("button", { name: `${person(2)} nach oben` }).focus();
  for (const place of [3, 2, 1]) {
    await page.keyboard.press("Enter");
    await expect(page.getByText(`„${person(2)}“ steht jetzt an Stelle ${place.toString()} von 20.`)).toBeVisible();
  }
  await expect(down).toBeFocused();
});

test.describe("dragging", () => {
  test.beforeEach(({ javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, "dragging needs a script; the tests of each list cover the arrow buttons");
  });

  test("moves a card past several others, and changes the order on the site", async ({ enterAs, ownSite }) => {
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
    await expect.poll(() => names(cards)).toEqual(after);
    await expect(page.locator("[data-dragged], [data-drop]")).toHaveCount(0);
    const site = await page.context().newPage();
    await site.goto("/de/team");
    expect((await site.locator(".person h3").allTextContents()).slice(0, 5)).toEqual(after.slice(0, 5));
  });

  test("moves nothing when cancelled or dropped at the start, and reports a conflict when the order has changed meanwhile", async ({ enterAs, ownSite }) => {
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
    await openRowMenu(other, before[0]);
    await other.getByRole("button", { name: `${before[0] ?? ""} nach unten` }).click();
    await expect(other.getByText("steht jetzt an Stelle 2 von")).toBeVisible();
    await drag("drop");
    await expect(page.getByRole("heading", { name: "Gleichzeitig bearbeitet" })).toBeVisible();
  });

  test("works by touch", async ({ browser, enterAs, ownSite }) => {
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
});
