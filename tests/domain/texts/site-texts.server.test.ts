import { beforeEach, describe, expect, it } from "vitest";
import { companySetting } from "~/domain/company/company.server";
import { showingDrafts } from "~/domain/record/shown-drafts.server";
import { findAreaTexts, findSavedTexts, typedForm } from "~/domain/texts/site-texts.server";
import { pageTextKind, textIdOf } from "~/domain/texts/text-kinds";
import { withMark } from "~/domain/texts/text-preview";
import { write } from "~/platform/database.server";

beforeEach(() =>
  write(async (tx) => {
    await tx.pageContent.deleteMany();
    await tx.content.deleteMany();
  }),
);

describe("the saved texts of a page", () => {
  it("are those of the page and the language, without empty and inactive ones", async () => {
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

it("a draft that empties the opening hours shows the company's own hours, with and without a highlight", async () => {
  const { form, version } = await companySetting.find();
  await companySetting.save({ form: { ...form, opens: "07:15" }, version, by: "edgar" });
  const key = { page: "contact", section: "hours", extent: "all" } as const;
  const emptied = typedForm(key, { content_value: "", es: { content_value: "" }, en: { content_value: "" } });
  const text = { resource: "pages", recordId: textIdOf(pageTextKind, key) } as const;
  const shown = (values: object) => showingDrafts(new Map([["pages", new Map([[text.recordId, { ...values }]])]]), () => findSavedTexts("contact", "de"));
  expect((await shown(emptied)).hours).toContain("7:15");
  expect((await shown(withMark(text, emptied, "de"))).hours).toMatch(/^\uE000.*7:15/);
  expect((await shown({ ...emptied, content_value: "Immer" })).hours).toBe("Immer");
  await write((tx) => tx.websiteSetting.deleteMany());
});

describe("the texts of the service areas", () => {
  it("are the saved ones of the language", async () => {
    const row = { pageKey: "radio", contentKey: "title", languageCode: "es", contentValue: "Ondas" };
    const empty = { ...row, contentKey: "subtitle", contentValue: " " };
    await write((tx) => tx.content.createMany({ data: [row, empty] }));
    expect(await findAreaTexts("es")).toEqual({ radio: { title: "Ondas" } });
    expect(await findSavedTexts("radio", "es")).toEqual({ title: "Ondas" });
    expect(await findAreaTexts("de")).toEqual({});
  });
});
