import { describe, expect, it } from "vitest";
import { schemasOf } from "~/domain/record/resource-schemas";
import { SPONSOR_CATEGORIES } from "~/domain/sponsors/sponsors";
import { sponsors } from "~/domain/sponsors/sponsors";

function messagesFor(values: Record<string, unknown>) {
  const { error } = schemasOf(sponsors).edit.safeParse({ version: 1, name: "Bodega", category: "Podcast", ...values });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("the form of a sponsor", () => {
  it("needs a name and a category", () => {
    const text = "Name und Kategorie sind erforderlich";
    expect(messagesFor({ name: " ", category: undefined })).toEqual({ name: text, category: text });
    expect(messagesFor({})).toEqual({});
  });

  it("offers the nine categories of the house, and one for everyone else", () => {
    expect(SPONSOR_CATEGORIES).toHaveLength(10);
    expect(SPONSOR_CATEGORIES).toContain("Sonstige");
    for (const category of SPONSOR_CATEGORIES) expect(messagesFor({ category })).toEqual({});
  });

  it("takes web addresses only, and logos of this site only", () => {
    expect(Object.keys(messagesFor({ website_url: "sponsor" }))).toEqual(["website_url"]);
    expect(Object.keys(messagesFor({ website_url: "javascript:alert(1)" }))).toEqual(["website_url"]);
    expect(messagesFor({ logo_url: "https://elsewhere.example/logo.png" })).toEqual({
      logo_url: "Das Bild liegt nicht auf dieser Website.",
    });
  });
});
