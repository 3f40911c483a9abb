import type { LinkDescriptor } from "@remix-run/node";
import displayFont from "../fonts/bricolage-grotesque.woff2?url";
import textFont from "../fonts/instrument-sans.woff2?url";
import siteStyles from "../styles/site.css?url";

/** Loads the fonts before the style sheet asks for them. */
export const headLinks: LinkDescriptor[] = [
  ...[displayFont, textFont].map((href) => ({
    rel: "preload",
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "stylesheet", href: siteStyles },
];
