import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it, vi } from "vitest";
import { schemasOf } from "~/domain/record/resource-schemas";
import { projects, tooManyFeatured } from "~/domain/projects/projects";

const complete = { version: "1", title: "Film", description: "Text", category: "Kino", image_url: "/media/projects/1.webp" };

/** The form as a browser sends it. */
function sent(values: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...values })) body.append(name, value);
  return parseWithZod(body, { schema: schemasOf(projects).edit });
}

function valueOf(values: Record<string, string | File>) {
  const submission = sent(values);
  return submission.status === "success" ? submission.value : null;
}

const errorsOf = (values: Record<string, string | File>) => sent(values).reply().error ?? {};

describe("the form of a project", () => {
  it("requires title, description, category and picture, with one message", () => {
    const text = ["Bitte füllen Sie alle Pflichtfelder aus."];
    const empty = { title: "", description: " ", category: "", image_url: "" };
    expect(errorsOf(empty)).toEqual({ title: text, description: text, category: text, image_url: text });
    expect(errorsOf({})).toEqual({});
  });

  it("accepts a file instead of an address", () => {
    expect(errorsOf({ image_url: "", file: new File(["x"], "a.jpg", { type: "image/jpeg" }) })).toEqual({});
  });

  it("uses the current year for a text that is no number, and refuses years out of range", () => {
    const thisYear = new Date().getFullYear();
    expect([valueOf({ year: "" })?.year, valueOf({ year: "bald" })?.year, valueOf({})?.year]).toEqual([thisYear, thisYear, thisYear]);
    expect([valueOf({ year: "1900" })?.year, valueOf({ year: "2100" })?.year]).toEqual([1900, 2100]);
    expect([Object.keys(errorsOf({ year: "1899" })), Object.keys(errorsOf({ year: "2101" }))]).toEqual([["year"], ["year"]]);
  });

  it("shows in the preview the year of an empty field while the typed year is out of range", () => {
    expect(schemasOf(projects).preview.parse({ year: "26" })).toMatchObject({ year: new Date().getFullYear() });
    expect(schemasOf(projects).preview.parse({ year: "1999" })).toMatchObject({ year: 1999 });
  });

  it("starts a year when it starts in Mallorca", () => {
    vi.useFakeTimers({ now: new Date("2026-12-31T23:30:00Z"), toFake: ["Date"] });
    try {
      expect(valueOf({ year: "" })?.year).toBe(2027);
      expect(projects.opensWith?.(new URLSearchParams())).toMatchObject({ year: "2027" });
    } finally {
      vi.useRealTimers();
    }
  });

  it("uses 0 for a sort position that is no number, and refuses negative ones", () => {
    expect([valueOf({ sort_order: "" })?.sort_order, valueOf({ sort_order: "vorn" })?.sort_order]).toEqual([0, 0]);
    expect(Object.keys(errorsOf({ sort_order: "-1" }))).toEqual(["sort_order"]);
  });

  it.each([
    ["/media/projects/1.webp", "/media/projects/1.webp"],
    [" https://calima.example/media/projects/1.webp ", "/media/projects/1.webp"],
    ["/artwork/projects/die-salzlinie.webp", "/artwork/projects/die-salzlinie.webp"],
    ["https://elsewhere.example/a.jpg", null],
    ["https://elsewhere.example/media/../admin", null],
    ["https://elsewhere.example/media/2024/05/foto.jpg", null],
    ["https://elsewhere.example/media/foto.jpg", null],
    ["https://elsewhere.example/media/Projects/foto.jpg", null],
    ["//elsewhere.example/a.jpg", null],
    ["javascript:alert(1)", null],
    ["bild", null],
  ])("reads %j as the picture %j", (image_url, taken) => {
    expect(valueOf({ image_url })?.image_url ?? null).toBe(taken);
  });

  it("reports an invalid line of the gallery once, at the gallery", () => {
    const ours = "/media/projects/1.webp";
    const gallery = ["Das Bild liegt nicht auf dieser Website."];
    expect(errorsOf({ gallery: `${ours}\nhttps://elsewhere.example/a.jpg\nbild` })).toEqual({ gallery });
    expect(valueOf({ gallery: `${ours}\n\n https://calima.example/media/projects/2.webp \n${ours}` })?.gallery).toBe(`${ours}\n/media/projects/2.webp`);
  });
});

it("a warning appears when more projects are featured than the site shows", () => {
  expect(tooManyFeatured(6)).toBeNull();
  expect(tooManyFeatured(7)).toBe("7 Projekte sind hervorgehoben. Die Website zeigt davon die ersten 6 in ihrer Reihenfolge.");
});
