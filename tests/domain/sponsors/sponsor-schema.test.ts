import { describe, expect, it } from "vitest";
import { schemasOf } from "~/domain/record/resource-schemas";
import { SPONSOR_CATEGORIES } from "~/domain/sponsors/sponsors";
import { sponsors } from "~/domain/sponsors/sponsors";

function messagesFor(values: Record<string, unknown>) {
  const { error } = schemasOf(sponsors).edit.safeParse({ version: 1, name: "Bodega", category: "Podcast", ...values });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("the form of a sponsor", () => {
  it("requires a name and a category", () => {
    const text = "Name und Kategorie sind erforderlich";
    expect(messagesFor({ name: " ", category: undefined })).toEqual({ name: text, category: text });
    expect(messagesFor({})).toEqual({});
  });

  it("offers the nine specified categories, and one for all others", () => {
    expect(SPONSOR_CATEGORIES).toHaveLength(10);
    expect(SPONSOR_CATEGORIES).toContain("Sonstige");
    for (const category of SPONSOR_CATEGORIES) expect(messagesFor({ category })).toEqual({});
  });

  it("accepts only web addresses, and only logos of this site", () => {
    expect(Object.keys(messagesFor({ website_url: "sponsor" }))).toEqual(["website_url"]);
    expect(Object.keys(messagesFor({ website_url: "javascript:alert(1)" }))).toEqual(["website_url"]);
    expect(messagesFor({ logo_url: "https://elsewhere.example/logo.png" })).toEqual({
      logo_url: "Das Bild liegt nicht auf dieser Website.",
    });
  });
});
