import type { Browser, BrowserContext, ConsoleMessage, Page } from "@playwright/test";
import { expect, test as base } from "@playwright/test";
import type { RoleName } from "~/domain/people/access/permissions";
import { PASSWORD, PEOPLE } from "../harness/people";
import type { Site } from "../harness/site";
import { startSite } from "../harness/site";
import { openSession } from "../harness/session";
import { copySiteData, emptySiteData, siteDataIn } from "../harness/site-data";
import { type WarmSite, warmSite } from "../harness/warm-site";

export { expect };

const { FURNISHED_FOLDER = "", FURNISHED_DATABASE_URL = "", TEST_DATABASE } = process.env;

interface ForOneTest {
  /** Settings of `ownSite` beside the usual ones, with which it is a process of its own. */
  settings: Record<string, string>;
  /** Whether `ownSite` is a process of its own without any: see `testInFreshProcess`. */
  isFreshProcess: boolean;
  /** A furnished site that this test alone uses and may change as it likes. */
  ownSite: Site;
  /** A site that nobody has set up yet. */
  newSite: Site;
  /** A browser of its own in which the admin of `site` is logged in. */
  signedIn: Page;
  /** A browser of its own in which somebody is logged in, with no page open yet. */
  enterAs: (role: RoleName, site: Site) => Promise<Page>;
  /** Stands in for another host from now on: until then, a request to it fails the test. Tells what was asked of it. */
  standIn: (host: string) => Promise<string[]>;
  /** The hosts that are stood in for. */
  standIns: Set<string>;
}

interface ForOneWorker {
  /** A furnished site for tests that only look. */
  site: Site;
  /** The cookies of its admin. */
  adminState: StorageState;
  /** The process behind each `ownSite` that needs none of its own. */
  warm: WarmSite;
}

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Characters. A faulty request is a line of some 2,000. */
const LOG_SHOWN = 10_000;

export const test = base.extend<ForOneTest, ForOneWorker>({
  site: [
    async ({}, use) => {
      await useSite(await startSite({ data: await copySiteData(furnished()) }), use);
    },
    { scope: "worker" },
  ],

  adminState: [
    async ({ site }, use) => {
      await use(await stateOf("admin", site));
    },
    { scope: "worker" },
  ],

  warm: [
    async ({}, use) => {
      const warm = warmSite(furnished());
      await use(warm);
      await warm.stop();
    },
    { scope: "worker" },
  ],

  signedIn: async ({ browser, javaScriptEnabled, site, adminState }, use) => {
    const options = { javaScriptEnabled, locale: "de-DE", baseURL: site.origin, storageState: adminState };
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const complaints: string[] = [];
    watch(page, complaints);
    await use(page);
    await context.close();
    expect(complaints).toEqual([]);
  },

  settings: async ({}, use) => {
    await use({});
  },

  isFreshProcess: async ({}, use) => {
    await use(false);
  },

  ownSite: async ({ browser, settings, isFreshProcess, warm }, use, { errors }) => {
    const needsProcess = isFreshProcess || Object.keys(settings).length > 0 || furnished().kind === "postgres";
    const site = needsProcess ? await startSite({ data: await copySiteData(furnished()), environment: settings }) : await warm.anew();
    await use(site);
    await closeAllAt(site, browser);
    if (errors.length > 0) console.log(`What the site has said last:\n${site.log().slice(-LOG_SHOWN)}`);
    if (needsProcess) await end(site);
  },

  newSite: async ({}, use) => {
    await useSite(await startSite({ data: await emptySiteData(furnished().kind) }), use);
  },

  // why `ownSite`: the browsers are closed before the site that this test had for itself
  enterAs: async ({ browser, javaScriptEnabled, ownSite }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (role, site = ownSite) => {
      const options = { javaScriptEnabled, locale: "de-DE", baseURL: site.origin, storageState: await stateOf(role, site) };
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      watch(page, complaints);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },

  standIns: async ({}, use) => {
    await use(new Set());
  },

  standIn: async ({ page, standIns }, use) => {
    await use(async (host) => {
      const asked: string[] = [];
      standIns.add(host);
      await page.route(`https://${host}/**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: `<!doctype html><title>${host}</title>` });
      });
      return asked;
    });
  },

  page: async ({ page, standIns }, use) => {
    const complaints: string[] = [];
    watch(page, complaints, standIns);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** For what a process remembers: `ownSite` has shown no page yet, and has met nobody who may not do something that often. */
export const testInFreshProcess = test.extend({
  isFreshProcess: async ({}, use) => {
    await use(true);
  },
});

/** The cookie of a session that is opened beside the login, which tests/browser/gate.spec.ts goes through. */
async function stateOf(role: RoleName, { data }: Site): Promise<StorageState> {
  const cookie = { ...(await openSession(data, PEOPLE[role].email)), domain: "127.0.0.1", path: "/", expires: -1 };
  return { cookies: [{ ...cookie, httpOnly: true, secure: false, sameSite: "Lax" }], origins: [] };
}

export async function logIn(page: Page, role: RoleName) {
  await page.getByLabel("E-Mail-Adresse").fill(PEOPLE[role].email);
  await page.getByLabel("Passwort").fill(PASSWORD);
  await page.getByRole("button", { name: "Anmelden" }).click();
}

/** Shows the fields of a form in a language. Without JavaScript those of all are there. */
export async function showLanguage(page: Page, language: "Deutsch" | "Español" | "English") {
  if (base.info().project.use.javaScriptEnabled !== false) await page.getByRole("tab", { name: language }).first().click();
}

function furnished() {
  return siteDataIn(FURNISHED_FOLDER, TEST_DATABASE === "postgres" ? "postgres" : "sqlite", FURNISHED_DATABASE_URL);
}

async function useSite(site: Site, use: (site: Site) => Promise<void>) {
  await use(site);
  await end(site);
}

async function end({ stop, data }: Site) {
  await stop();
  await data.remove();
}

/** why: what a page still wants of the site comes when it has stopped, or when it is the site of the next test */
async function closeAllAt({ origin }: Site, browser: Browser) {
  const there = browser.contexts().filter((context) => context.pages().some((page) => page.url().startsWith(origin)));
  await Promise.all(there.map((context) => context.close()));
}

/** Errors in the browser's console, crashes of scripts and requests to other hosts fail the test. */
export function watch(page: Page, complaints: string[], standIns: ReadonlySet<string> = new Set()) {
  page.on("console", (message) => {
    if (message.type() === "error" && !isRefusedPage(message) && !isTakenOffline(message) && !isPreview(message)) complaints.push(`${message.text()} ${message.location().url}`);
  });
  // why: a refused trial of `eval` is reported by this event alone
  void page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => console.error("against the policy:", violatedDirective, blockedURI));
  });
  page.on("pageerror", ({ message }) => {
    if (!isSkippedTransition(message)) complaints.push(message);
  });
  page.on("request", (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1" && !standIns.has(hostname)) complaints.push(`request to another host: ${href}`);
  });
}

/** why: a browser that is asked for the next page before it could fade to this one leaves the fading out, and says so. */
function isSkippedTransition(message: string) {
  return message.startsWith("Transition was ");
}

/** Said only in a test that takes the connection away. */
function isTakenOffline(message: ConsoleMessage) {
  return message.text().endsWith("net::ERR_INTERNET_DISCONNECTED");
}

/** axe tries to run in each frame, also in that of a preview, where no script may. */
function isPreview(message: ConsoleMessage) {
  return message.text().startsWith("Blocked script execution in 'about:");
}

/** A refused form or a missing page is told in the console too; a missing picture or script is not meant. */
function isRefusedPage(message: ConsoleMessage) {
  const { pathname } = new URL(message.location().url || "about:blank");
  return /status of 4\d\d/.test(message.text()) && !/\.(js|css|webp|png|svg|woff2|ico)$/.test(pathname);
}
