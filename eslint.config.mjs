// Types must be trusted: no `any`, no `!`, no `as` (but `as const`), no floating promise, no rule disabled by a comment.
// .dependency-cruiser.cjs says which folder may import which.
import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import tseslint from "typescript-eslint";

const everyScript = ["**/*.{ts,tsx,js,mjs}"];

/** Rules that need the types: each has caught a real defect class (lost promises, `any` that leaks in, dead branches). */
const rulesThatKnowTypes = {
  "@typescript-eslint/await-thenable": "error",
  "@typescript-eslint/no-base-to-string": "error",
  "@typescript-eslint/no-deprecated": "error",
  "@typescript-eslint/no-floating-promises": "error",
  "@typescript-eslint/no-for-in-array": "error",
  "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
  "@typescript-eslint/no-unnecessary-boolean-literal-compare": "error",
  "@typescript-eslint/no-unnecessary-condition": "error",
  "@typescript-eslint/no-unsafe-argument": "error",
  "@typescript-eslint/no-unsafe-assignment": "error",
  "@typescript-eslint/no-unsafe-call": "error",
  "@typescript-eslint/no-unsafe-member-access": "error",
  "@typescript-eslint/no-unsafe-return": "error",
  // Remix answers early by throwing a Response; everything else that is thrown must be an Error.
  "@typescript-eslint/only-throw-error": ["error", { allow: ["Response", "TypedResponse", "DataWithResponseInit"] }],
  "@typescript-eslint/prefer-promise-reject-errors": "error",
  "@typescript-eslint/restrict-plus-operands": "error",
  "@typescript-eslint/return-await": "error",
  "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
};

/** Conventions of this code base. */
const houseRules = {
  "@typescript-eslint/ban-ts-comment": [
    "error",
    { "ts-expect-error": true, "ts-ignore": true, "ts-nocheck": true, "ts-check": false },
  ],
  "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
  "@typescript-eslint/consistent-type-definitions": "off",
  "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
  // types of matchers and of Remix's flags are extended by an empty interface that extends ours
  "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
  "@typescript-eslint/no-explicit-any": "error",
  "@typescript-eslint/no-import-type-side-effects": "error",
  "@typescript-eslint/no-non-null-assertion": "error",
  "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
  eqeqeq: "error",
  "no-restricted-syntax": [
    "error",
    { selector: "TSEnumDeclaration", message: "A union or a `satisfies` table instead of an enum." },
    { selector: "ExportAllDeclaration", message: "No barrels: import from the file that has it." },
    // every object has 'constructor' and 'toString', and anybody can write them into an address
    { selector: "BinaryExpression[operator='in'][left.type!='Literal']", message: "Object.hasOwn instead of `in`: every object inherits some keys." },
    { selector: "MemberExpression[property.name='hasOwnProperty']", message: "Object.hasOwn instead of hasOwnProperty." },
    {
      selector: "MemberExpression[property.name='pathname'] > NewExpression > MemberExpression[object.type='MetaProperty']",
      message: "fileURLToPath instead of `pathname`: that has %20 for a blank in the path of the clone.",
    },
    { selector: "ForInStatement", message: "Object.keys instead of `for ... in`: it knows no inherited keys." },
  ],
  // Playwright needs the pattern even in a fixture that uses no other
  "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
};

export default tseslint.config(
  {
    ignores: ["node_modules/", "build/", "data/", "coverage/", "test-results/", "public/", "**/generated/", ".cache/"],
  },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  // the compiler checks every name, in JavaScript too (checkJs)
  { rules: { "no-undef": "off" } },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    files: everyScript,
    languageOptions: {
      parserOptions: {
        project: "./tsconfig.json",
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: { ...houseRules, ...rulesThatKnowTypes },
  },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  {
    // after sending a form, people next read what was wrong or what was done
    files: ["app/ui/form/{error-summary,form-answer}.tsx", "app/domain/consent/cookie-dialog.tsx"],
    rules: { "jsx-a11y/no-autofocus": "off" },
  },
  {
    // the product logs through pino; only bad settings are printed, before there is a log
    files: ["app/**", "server/**"],
    ignores: ["app/platform/env.server.ts"],
    rules: { "no-console": "error" },
  },
  {
    // these read JSON from npm and test runners, before any package that could validate it is installed
    files: ["scripts/**/*.mjs", "tests/**/*.mjs"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.cjs", "eslint.config.mjs"],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false, project: false } },
  },
);
