/**
 * Packages that the build takes in, where the others are read from `node_modules` when the site starts: these come in up
 * to a hundred files each, of which it needs a few. Their licences still ship (scripts/production-files.mjs). What has
 * machine code, files of its own or workers stays outside.
 */
export const BUNDLED_PACKAGES = [
  "@conform-to/dom",
  "@conform-to/react",
  "@conform-to/zod",
  "csv-parse",
  "csv-stringify",
  "diff",
  "entities",
  "i18next",
  "linkify-it",
  "lru-cache",
  "markdown-it",
  "mdurl",
  "qr",
  "rate-limiter-flexible",
  "react-i18next",
  "remix-auth",
  "remix-auth-form",
  "remix-i18next",
  "uc.micro",
  "zod",
];
