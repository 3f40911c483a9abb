import { describe, expect, it } from "vitest";
import { schemasOf } from "~/domain/record/resource-schemas";
import { bioPreviewOf } from "~/domain/podcast-crew/podcast-crew";
import { podcastCrew } from "~/domain/podcast-crew/podcast-crew";

const typed = { name: "Inés", position: "Redaktion", bio: "Fragt nach.", version: 1 };

describe("the form of a crew entry", () => {
  it("requires name, position and biography, and reports all three at once", () => {
    const missing = schemasOf(podcastCrew).new.safeParse({ id: "1b4e28ba-2fa1-41d2-883f-0016d3cca427", name: " " }).error?.issues ?? [];
    expect(missing.map(({ path }) => path[0])).toEqual(["name", "position", "bio"]);
  });

  it.each([
    ["email", "niemand"],
    ["linkedin_url", "javascript:alert(1)"],
    ["linkedin_url", "linkedin/in/ines"],
    ["image_url", "https://elsewhere.example/a.png"],
  ])("refuses as %s: %s", (field, value) => {
    expect(schemasOf(podcastCrew).edit.safeParse({ ...typed, [field]: value }).error?.issues).toMatchObject([{ path: [field] }]);
  });

  it("leaves all other fields empty by default", () => {
    expect(schemasOf(podcastCrew).edit.parse(typed)).toMatchObject({ email: "", linkedin_url: "", image_url: "", es: { bio: "" } });
  });
});

describe("the preview of a biography", () => {
  it("has 50 characters and splits none of them", () => {
    expect(bioPreviewOf("x".repeat(50))).toBe("x".repeat(50));
    expect(bioPreviewOf(`${"x".repeat(49)}🎙️ und mehr`)).toBe(`${"x".repeat(49)}🎙…`);
    expect(bioPreviewOf(`${"wort ".repeat(10)}Ende`)).toBe(`${"wort ".repeat(10).trimEnd()}…`);
  });
});
