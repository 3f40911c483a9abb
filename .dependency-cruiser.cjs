// The layers: which folder may import which. tests/architecture/layers.test.ts shows that each rule catches its case.

const SERVER_ONLY = "[.]server([.]|/|$)";
/** A hook is part of the view that uses it. */
const HOOK = "/use-[^/]+[.]ts$";
const ROUTES = "^app/(routes/|root[.]tsx$|entry[.](server|client)[.]tsx$)";

/** @param {string} name @param {string} why @param {object} from @param {object} to */
const forbid = (name, why, from, to) => ({ name, comment: why, severity: "error", from, to });

/**
 * What a folder of app/ may import from app/; everything else in app/ is closed to it.
 * @type {[name: string, from: string, open: string[]][]}
 */
const openWithinApp = [
  ["routes", ROUTES, ["app/(http|domain|ui|i18n|browser)/", "app/paths[.]ts$"]],
  ["http", "^app/http/", ["app/(http|domain|platform|i18n)/", "app/paths[.]ts$"]],
  ["domain-server", `^app/domain/.*${SERVER_ONLY}`, ["app/(domain|platform|i18n)/"]],
  ["domain-pure", `^app/domain/(?!.*[.]server[.])(?!.*${HOOK}).*[.]ts$`, ["app/(domain|i18n)/"]],
  ["domain-views", `^app/domain/.*([.]tsx$|${HOOK})`, ["app/(domain|ui|i18n)/", "app/paths[.]ts$"]],
  ["platform", "^app/platform/", ["app/platform/"]],
  ["i18n", "^app/i18n/", ["app/i18n/"]],
  ["ui", "^app/ui/", ["app/(ui|i18n)/", "app/paths[.]ts$"]],
  ["browser", "^app/browser/", ["app/browser/"]],
  ["paths", "^app/(admin-)?paths[.]ts$", ["app/i18n/", "app/admin-paths[.]ts$"]],
];

const layers = openWithinApp.map(([name, from, open]) =>
  forbid(
    `${name}-imports-only-its-layers`,
    "A layer knows only those below it.",
    { path: from },
    { path: "^app/", pathNot: open.map((path) => `^${path}`) },
  ),
);

/** The folders of app/domain. Each line may import the lines below it; folders in one line may import one another, but not in circles. */
const FOLDERS = [
  ["desk", "help"],
  ["resources", "resources[.]server"],
  ["team", "sponsors", "projects", "services", "podcast-crew"],
  ["texts"],
  ["messages", "media", "consent", "system"],
  ["people/login-log", "people/access", "people/second-factor", "people/users"],
  ["company"],
  ["record"],
];

/** @param {string[]} folders names of folders, or of single files */
const folderPath = (folders) => `^app/domain/(${folders.join("|")})(/|[.]tsx?$)`;

const orderOfFolders = FOLDERS.slice(1).map((folders, index) =>
  forbid(
    `${(folders[0] ?? "").replace("/", "-")}-imports-no-folder-above`,
    "An import in the domain only points down.",
    { path: folderPath(folders) },
    { path: folderPath(FOLDERS.slice(0, index + 1).flat()) },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers,
    ...orderOfFolders,
    {
      name: "no-circles-of-folders",
      comment: "Two folders that need each other are one folder, or need a third.",
      severity: "error",
      scope: "folder",
      from: { path: "^app/domain/" },
      to: { circular: true },
    },
    forbid("no-cycles", "Two files that need each other are one file, or need a third.", {}, { circular: true }),
    forbid("no-route-imports-a-route", "A route is one URL; what two of them need lives in its noun.", { path: ROUTES }, {
      path: "^app/routes/",
    }),
    forbid(
      "views-and-pure-files-stay-off-the-server",
      "They are sent to browsers, or must be usable without a database.",
      { path: "^app/(domain|ui|i18n|browser)/|^app/(admin-)?paths[.]ts$", pathNot: SERVER_ONLY },
      { path: SERVER_ONLY, pathNot: "^node_modules/" },
    ),
    forbid(
      "domain-knows-no-framework",
      "Rules and reads outlive the framework that shows them.",
      { path: "^app/(domain|platform)/.*[.]ts$", pathNot: HOOK },
      { path: "^node_modules/(@remix-run|react|react-dom|react-i18next|@conform-to)/" },
    ),
    forbid(
      "rules-and-reads-know-no-view",
      "What a noun is does not depend on how it looks.",
      { path: "^app/(domain|http|platform|i18n)/.*[.]ts$" },
      { path: "[.]tsx$" },
    ),
    forbid(
      "views-know-no-node-framework",
      "Components get data; only routes and http speak to Remix on the server.",
      { path: "^app/(ui|domain)/.*[.]tsx$" },
      { path: "^node_modules/@remix-run/(node|express|serve|dev)/" },
    ),
    forbid(
      "prisma-only-in-platform",
      "Nouns read and write through platform/database.server.ts; types come from platform/database-types.ts.",
      { path: "^app/", pathNot: "^app/platform/" },
      { path: "^node_modules/(@prisma|[.]prisma)/|/generated/" },
    ),
    forbid(
      "machinery-only-in-platform",
      "Databases, images, mail and hashing of passwords are used through platform.",
      { path: "^app/", pathNot: "^app/platform/" },
      { path: "^node_modules/(better-sqlite3|pg|sharp|pino|nodemailer|rate-limiter-flexible|@aws-sdk)/" },
    ),
    forbid(
      "conform-only-in-forms",
      "ui/form draws fields, http/readForm parses them; nobody else knows the form library.",
      { path: "^app/", pathNot: "^app/(ui/form|http)/" },
      { path: "^node_modules/@conform-to/" },
    ),
    forbid(
      "front-imports-only-pure-files",
      "The front stands before the app and must run without it; the two share the settings.",
      { path: "^server/" },
      {
        path: `^app/.*(${SERVER_ONLY}|[.]tsx$)|^app/(routes|ui|platform/generated)/|^(tests|scripts)/`,
        pathNot: "^app/platform/env[.]server[.]ts$",
      },
    ),
    forbid("brand-is-known-to-nobody", "Its results are committed; nothing that runs or builds the site makes them.", { pathNot: "^(brand|tests/brand)/" }, {
      path: "^brand/",
    }),
    forbid("app-imports-nothing-outside", "The app is complete in its folder.", { path: "^app/" }, {
      path: "^(server|tests|scripts|prisma|build|brand)/",
    }),
    forbid(
      "nothing-from-development-at-run-time",
      "A package that the running site needs stands in `dependencies`.",
      { path: "^(app|server)/" },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    ),
    forbid("nothing-undeclared", "What is imported stands in package.json.", { path: "^(app|server|scripts)/" }, {
      dependencyTypes: ["npm-no-pkg", "npm-unknown"],
    }),
    forbid(
      "nothing-undeclared-in-tests",
      "What is imported stands in package.json; only what Remix says on its data channel is read with its own decoder.",
      { path: "^tests/" },
      {
        dependencyTypes: ["npm-no-pkg", "npm-unknown"],
        pathNot: "^node_modules/(turbo-stream|@remix-run/server-runtime)/",
      },
    ),
    forbid("nothing-unresolved", "An import that leads nowhere.", { pathNot: "^build/" }, {
      couldNotResolve: true,
      pathNot: "/generated/|^virtual:|^[.]{2}/build/|^build/",
    }),
  ],
  options: {
    doNotFollow: { path: ["node_modules", "/generated/", "^build/"] },
    exclude: { path: ["^node_modules/.*/node_modules/"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default", "types"] },
    skipAnalysisNotInRules: true,
  },
};
