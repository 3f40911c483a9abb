/** What a person reads in the terminal when the site is up. */
export function welcome({ url, isSetupComplete }: { url: string; isSetupComplete: boolean }): string {
  const base = url.replace(/\/$/, "");
  const next = isSetupComplete ? "" : `Nobody can log in yet. Make the first account at ${base}/admin\n`;
  return `The site is at ${base}/\n${next}`;
}
