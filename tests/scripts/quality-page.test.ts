import { expect, it } from "vitest";
import { withSection } from "../../scripts/quality/quality-page.mjs";

it("a new section of the quality report replaces its old text and leaves the other section unchanged", () => {
  const first = withSection("", "completeness", "# Counted\n\n| a |");
  expect(first).toBe("<!-- completeness: begin -->\n# Counted\n\n| a |\n<!-- completeness: end -->\n");
  const both = withSection(first, "lighthouse", "# Seen\n");
  expect(both).toBe(`<!-- lighthouse: begin -->\n# Seen\n<!-- lighthouse: end -->\n\n${first}`);
  expect(withSection(both, "completeness", "# Counted again")).toBe(
    "<!-- lighthouse: begin -->\n# Seen\n<!-- lighthouse: end -->\n\n<!-- completeness: begin -->\n# Counted again\n<!-- completeness: end -->\n",
  );
});
