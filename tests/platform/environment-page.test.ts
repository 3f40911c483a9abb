import { describe, expect, it } from "vitest";
import { z } from "zod";
import { envSchema } from "~/platform/env-schema";

const explained = z.object({ description: z.string().min(10), example: z.string() });

const variables = Object.entries(envSchema.shape).map(([name, schema]) => {
  const { description, example } = explained.parse(schema.meta());
  const left = schema.safeParse(undefined);
  return { name, description, example, standard: left.data === undefined ? "" : String(left.data) };
});

/** `npm run environment` writes both files. */
describe("the documentation of the environment follows the schema", () => {
  it("in docs/environment.md", async () => {
    const rows = variables.map(({ name, description, standard }) => `| \`${name}\` | ${description} | ${shown(standard)} |`);
    const page = ["# Environment variables", INTRO, "| variable | what it is for | without it |", "|---|---|---|", ...rows, ""];
    await expect(page.join("\n").replace("\n|", "\n\n|")).toMatchFileSnapshot("../../docs/environment.md");
  });

  it("in .env.example", async () => {
    const parts = variables.filter(({ name }) => name !== "NODE_ENV").map(({ name, description, example }) => `${comment(description)}\n# ${name}=${example}\n${name === "AWS_REGION" ? KEYS : ""}`);
    await expect([comment(HEAD), "", ...parts].join("\n")).toMatchFileSnapshot("../../.env.example");
  });
});

const INTRO = `
Made by \`npm run environment\` from \`app/platform/env-schema.ts\`, which the start checks them with: a bad value stops it with one
line. None is needed on one's own machine. \`AWS_ACCESS_KEY_ID\` and \`AWS_SECRET_ACCESS_KEY\`, the key to the buckets, are read
by the client of S3 itself.
`;

const HEAD = "Every setting of the site. All may be left out; `npm start`, `npm run dev` and the commands for its data read a file `.env` like this one. Made by `npm run environment`; docs/environment.md is the same as a table.";

const KEYS = "# AWS_ACCESS_KEY_ID=\n# AWS_SECRET_ACCESS_KEY=\n";

function shown(standard: string): string {
  if (standard === "") return "–";
  return `\`${standard.replace("false", "0")}\``;
}

/** Lines of at most 120 characters. */
function comment(text: string): string {
  return `# ${text}`.replaceAll(/(?=.{121})(.{1,118})\s+/g, "$1\n# ");
}
