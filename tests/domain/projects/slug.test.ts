import { describe, expect, it } from "vitest";
import { creditsFrom } from "~/domain/projects/projects";
import { slugFrom } from "~/domain/projects/project-slugs.server";

describe("the address of a project", () => {
  it.each([
    ["Frequenz Süd", "frequenz-sued"],
    ["Größe & Maß", "groesse-mass"],
    ["  L’últim «Mercat» d'Inca, 2024! ", "l-ultim-mercat-d-inca-2024"],
    ["Frequenz Su\u0308d", "frequenz-sued"],
    ["Kraków, Łódź", "krakow-lodz"],
    ["Smørrebrød på Ærø", "smorrebrod-pa-aero"],
    ["Cœur, Đorđe, Þór, Iðunn, Kadın", "coeur-dorde-thor-idunn-kadin"],
    ["日本", "projekt"],
    [`${"lang ".repeat(30)}`, "lang-lang-lang-lang-lang-lang-lang-lang-lang-lang-lang-lang"],
  ])("is made from %j", (title, slug) => {
    expect(slugFrom(title)).toBe(slug);
  });
});

it("credits are one per line, with the role before the colon", () => {
  expect(creditsFrom("Regie: Elena Marqués\r\n\n Musik : Duo: Nord \nDanke")).toEqual([
    { role: "Regie", name: "Elena Marqués" },
    { role: "Musik", name: "Duo: Nord" },
    { role: "", name: "Danke" },
  ]);
});
