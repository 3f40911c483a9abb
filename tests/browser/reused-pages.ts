import type { Page } from "@playwright/test";
import { expect, test, watchErrors } from "./test";

interface SharedPages {
  /** A visitor's browser page that all tests of a worker use one after the other. */
  visitor: Page;
  /** The same for the admin. */
  admin: Page;
  /** Errors on both pages since the last test. */
  complaints: string[];
}

interface TestFixtures {
  watched: undefined;
}

/** For tests that only open pages: creating a browser page for each of hundreds of tests would take longer than the checks. */
export const sharedPageTest = test.extend<TestFixtures, SharedPages>({
  complaints: [async ({}, use) => use([]), { scope: "worker" }],

  visitor: [
    async ({ browser, site, complaints }, use, { project }) => {
      const page = await browser.newPage({ locale: "de-DE", baseURL: site.origin, javaScriptEnabled: project.use.javaScriptEnabled });
      watchErrors(page, complaints);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],

  admin: [
    async ({ browser, site, adminState, complaints }, use, { project }) => {
      const page = await browser.newPage({ locale: "de-DE", baseURL: site.origin, storageState: adminState, javaScriptEnabled: project.use.javaScriptEnabled });
      watchErrors(page, complaints);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],

  watched: [
    async ({ complaints, visitor, admin }, use) => {
      await use(undefined);
      await Promise.all([visitor, admin].flatMap((page) => [page.unrouteAll(), page.emulateMedia({ media: null, forcedColors: null })]));
      expect(complaints.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});
