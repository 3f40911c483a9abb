interface Facts {
  url: string;
  isSetupComplete: boolean;
  /** Whether the set-up asks for SETUP_CODE. */
  asksForCode: boolean;
}

/** What a person reads in the terminal when the site is up: first of all where to go, as long as nobody can log in. */
export function startupMessage({ url, isSetupComplete, asksForCode }: Facts): string {
  const base = url.replace(/\/$/, "");
  const site = `The site is at ${base}/\n`;
  if (isSetupComplete) return site;
  const code = asksForCode ? "It asks for the SETUP_CODE." : "Whoever comes first can make it: set SETUP_CODE to ask for a code.";
  return `${site}Nobody can log in yet. Make the first account at ${base}/admin - ${code}\n`;
}
