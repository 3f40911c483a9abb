import { beforeEach, describe, expect, it } from "vitest";
import { findAreaTexts, findSavedTexts } from "~/domain/texts/site-texts.server";
import { write } from "~/platform/database.server";

beforeEach(() =>
  write(async (tx) => {
    await tx.pageContent.deleteMany();
    await tx.content.deleteMany();
  }),
);

describe("the texts that staff saved for a page", () => {
  it("are those of the page and the language, without what is empty or switched off", async () => {
    const row = { pageKey: "home", languageCode: "en" };
    await write((tx) =>
      tx.pageContent.createMany({
        data: [
          { ...row, sectionKey: "hero_tagline", contentValue: "Ours" },
          { ...row, sectionKey: "hero_cta", contentValue: "  " },
          { ...row, sectionKey: "team_title", contentValue: "Off", isActive: false },
          { ...row, sectionKey: "hero_tagline", languageCode: "de", contentValue: "Unseres" },
          { ...row, sectionKey: "title", pageKey: "about", contentValue: "Elsewhere" },
        ],
      }),
    );
    expect(await findSavedTexts("home", "en")).toEqual({ hero_tagline: "Ours" });
  });
});

describe("the fields of work", () => {
  it("say what staff wrote in the table, in the language in which they wrote it", async () => {
    const row = { pageKey: "radio", contentKey: "title", languageCode: "es", contentValue: "Ondas" };
    const empty = { ...row, contentKey: "subtitle", contentValue: " " };
    await write((tx) => tx.content.createMany({ data: [row, empty] }));
    expect(await findAreaTexts("es")).toEqual({ radio: { title: "Ondas" } });
    expect(await findSavedTexts("radio", "es")).toEqual({ title: "Ondas" });
    expect(await findAreaTexts("de")).toEqual({});
  });
});
