import type { Page } from "@playwright/test";
import { expect, test, watch } from "./test";

interface Lookers {
  /** A visitor's browser page that all tests of a worker look through, one after the other. */
  visitor: Page;
  /** The same of the admin. */
  admin: Page;
  /** What went wrong on both since the last test. */
  complaints: string[];
}

interface ForOneLook {
  watched: undefined;
}

/** For tests that only open pages: a browser page for each of hundreds of them would take longer than looking. */
export const lookingTest = test.extend<ForOneLook, Lookers>({
  complaints: [async ({}, use) => use([]), { scope: "worker" }],

  visitor: [
    async ({ browser, site, complaints }, use) => {
      const page = await browser.newPage({ locale: "de-DE", baseURL: site.origin });
      watch(page, complaints);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],

  admin: [
    async ({ browser, site, adminState, complaints }, use) => {
      const page = await browser.newPage({ locale: "de-DE", baseURL: site.origin, storageState: adminState });
      watch(page, complaints);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],

  watched: [
    async ({ complaints, visitor, admin }, use) => {
      await use(undefined);
      await Promise.all([visitor, admin].map((page) => page.unrouteAll()));
      expect(complaints.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});
