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

interface TestFixtures {
  /** Additional settings of `ownSite`. With any of them, it runs in its own process. */
  settings: Record<string, string>;
  /** Whether `ownSite` runs in its own process even without settings: see `testInFreshProcess`. */
  isFreshProcess: boolean;
  /** A furnished site that only this test uses and may change. */
  ownSite: Site;
  /** A site that nobody has set up yet. */
  newSite: Site;
  /** A page in a separate browser context, where the admin of `site` is logged in. */
  signedIn: Page;
  /** Opens an empty page in a separate browser context, where a person with this role is logged in. */
  enterAs: (role: RoleName, site: Site) => Promise<Page>;
  /** Answers requests to another host from now on; before, they fail the test. Returns a growing list of the requested URLs. */
  stubHost: (host: string) => Promise<string[]>;
  /** Hosts that are stubbed with `stubHost`. */
  stubbedHosts: Set<string>;
}

interface WorkerFixtures {
  /** A furnished site for tests that change nothing. */
  site: Site;
  /** The cookies of its admin. */
  adminState: StorageState;
  /** The shared process for each `ownSite` that does not need its own. */
  warm: WarmSite;
}

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** In characters. A request with an error is one line of about 2,000. */
const LOG_SHOWN = 10_000;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      await useSite(await startSite({ data: await copySiteData(furnishedData()) }), use);
    },
    { scope: "worker" },
  ],

  adminState: [
    async ({ site }, use) => {
      await use(await storageStateOf("admin", site));
    },
    { scope: "worker" },
  ],

  warm: [
    async ({}, use) => {
      const warm = warmSite(furnishedData());
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
    watchErrors(page, complaints);
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
    const needsProcess = isFreshProcess || Object.keys(settings).length > 0 || furnishedData().kind === "postgres";
    const site = needsProcess ? await startSite({ data: await copySiteData(furnishedData()), environment: settings }) : await warm.anew();
    await use(site);
    await closeContextsAt(site, browser);
    if (errors.length > 0) console.log(`The last output of the site:\n${site.log().slice(-LOG_SHOWN)}`);
    if (needsProcess) await end(site);
  },

  newSite: async ({}, use) => {
    await useSite(await startSite({ data: await emptySiteData(furnishedData().kind) }), use);
  },

  // depends on `ownSite` so that its browsers are closed before that site
  enterAs: async ({ browser, javaScriptEnabled, ownSite }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (role, site = ownSite) => {
      const options = { javaScriptEnabled, locale: "de-DE", baseURL: site.origin, storageState: await storageStateOf(role, site) };
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      watchErrors(page, complaints);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },

  stubbedHosts: async ({}, use) => {
    await use(new Set());
  },

  stubHost: async ({ page, stubbedHosts }, use) => {
    await use(async (host) => {
      const requested: string[] = [];
      stubbedHosts.add(host);
      await page.route(`https://${host}/**`, (route) => {
        requested.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: `<!doctype html><title>${host}</title>` });
      });
      return requested;
    });
  },

  page: async ({ page, stubbedHosts }, use) => {
    const complaints: string[] = [];
    watchErrors(page, complaints, stubbedHosts);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** For tests that depend on what a process keeps in memory: `ownSite` starts with an empty page cache and unused rate limits. */
export const testInFreshProcess = test.extend({
  isFreshProcess: async ({}, use) => {
    await use(true);
  },
});

/** Opens a session without the login form, which tests/browser/gate.spec.ts covers. */
async function storageStateOf(role: RoleName, { data }: Site): Promise<StorageState> {
  const cookie = { ...(await openSession(data, PEOPLE[role].email)), domain: "127.0.0.1", path: "/", expires: -1 };
  return { cookies: [{ ...cookie, httpOnly: true, secure: false, sameSite: "Lax" }], origins: [] };
}

export async function logIn(page: Page, role: RoleName) {
  await page.getByLabel("E-Mail-Adresse").fill(PEOPLE[role].email);
  await page.getByLabel("Passwort").fill(PASSWORD);
  await page.getByRole("button", { name: "Anmelden" }).click();
}

/** Shows the fields of a form in a language. Without JavaScript, all languages are visible. */
export async function showLanguage(page: Page, language: "Deutsch" | "Español" | "English") {
  if (base.info().project.use.javaScriptEnabled !== false) await page.getByRole("tab", { name: language }).first().click();
}

function furnishedData() {
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

/** Otherwise, late requests of a page would reach a stopped site, or the site of the next test. */
async function closeContextsAt({ origin }: Site, browser: Browser) {
  const there = browser.contexts().filter((context) => context.pages().some((page) => page.url().startsWith(origin)));
  await Promise.all(there.map((context) => context.close()));
}

/** Console errors, uncaught exceptions and requests to other hosts fail the test. */
export function watchErrors(page: Page, complaints: string[], stubbedHosts: ReadonlySet<string> = new Set()) {
  page.on("console", (message) => {
    if (message.type() === "error" && !isRefusal(message) && !isOfflineError(message) && !isBlockedPreviewScript(message)) complaints.push(`${message.text()} ${message.location().url}`);
  });
  // only this event reports a blocked `eval`
  void page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => console.error("violates the policy:", violatedDirective, blockedURI));
  });
  page.on("pageerror", ({ message }) => {
    if (!isSkippedTransition(message)) complaints.push(message);
  });
  page.on("request", (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1" && !stubbedHosts.has(hostname)) complaints.push(`request to another host: ${href}`);
  });
}

/** A browser reports a view transition that it skips because the next page was requested first. */
function isSkippedTransition(message: string) {
  return message.startsWith("Transition was ");
}

/** Occurs only in tests that disconnect the browser. */
function isOfflineError(message: ConsoleMessage) {
  return message.text().endsWith("net::ERR_INTERNET_DISCONNECTED");
}

/** axe tries to run in each frame, including previews, which block scripts. */
function isBlockedPreviewScript(message: ConsoleMessage) {
  return message.text().startsWith("Blocked script execution in 'about:");
}

/** The console also reports refused forms and missing pages, which tests expect. Missing pictures and scripts still fail the test. */
function isRefusal(message: ConsoleMessage) {
  const { pathname } = new URL(message.location().url || "about:blank");
  return /status of 4\d\d/.test(message.text()) && !/\.(js|css|webp|png|svg|woff2|ico)$/.test(pathname);
}
