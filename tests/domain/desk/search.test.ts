import { describe, expect, it } from "vitest";
import { findHits, piecesOf, wordsOf } from "~/domain/desk/search";

const records = [
  { id: "1", title: "Núria Ferragut", texts: ["Kamera", "Sie führt die Kamera, seit sie zwölf ist.", null] },
  { id: "2", title: "Elena Marqués", texts: ["Geschäftsführerin", "Produziert Filme und führt Gespräche."] },
  { id: "3", title: "Kamera & Licht", texts: ["Verleih"] },
  { id: "4", title: "Ein größerer Hafen", texts: [] },
];

async function idsFor(question: string) {
  return (await findHits(records, wordsOf(question), 10)).hits.map(({ id }) => id);
}

describe("the search", () => {
  it("ignores upper case and accents", async () => {
    expect(await idsFor("MARQUES")).toEqual(["2"]);
    expect(await idsFor("nuria")).toEqual(["1"]);
    expect(await idsFor("fuhrt")).toEqual(["1", "2"]);
    expect(await idsFor("GROSSER")).toEqual(["4"]);
    expect(await idsFor("größer")).toEqual(["4"]);
  });

  it.each([
    ["mueller", ["Müller", "Mueller", "MÜLLER"]],
    ["Müller", ["Müller", "Mueller", "Muller"]],
    ["muller", ["Müller", "Muller"]],
    ["Goeksu Oezdemir", ["Göksu Özdemir"]],
    ["israel", ["Israel"]],
    ["erscheinung", ["Neuerscheinung"]],
    ["neue", ["Neue Töne", "ganz neue"]],
    ["verguenza", ["Vergüenza"]],
    ["a.e (", ["a.e ("]],
    ["filmproduktion", ["Film\u00adproduktion", "Filmpro\u200bduktion"]],
    ["film\u00adproduktion", ["Filmproduktion"]],
  ])("%j finds %j in any spelling of umlauts", async (question, titles) => {
    const named = titles.map((title) => ({ id: title, title, texts: [] }));
    expect((await findHits(named, wordsOf(question), 10)).hits.map(({ id }) => id)).toEqual(titles);
    expect((await findHits(named, wordsOf(`${question}x`), 10)).total).toBe(0);
  });

  it("does not match a plain letter with a written-out umlaut", async () => {
    const named = ["Neun Winde", "Der Po", "Mullerin"].map((title) => ({ id: title, title, texts: [] }));
    for (const question of ["neue", "Poe", "mueller"]) expect((await findHits(named, wordsOf(question), 10)).total).toBe(0);
  });

  it("requires every word, in any field", async () => {
    expect(await idsFor("kamera nuria")).toEqual(["1"]);
    expect(await idsFor("kamera marques")).toEqual([]);
  });

  it("ranks records with the words in their title first", async () => {
    expect(await idsFor("kamera")).toEqual(["3", "1"]);
  });

  it("counts all hits and shows the best; equal ones stay in list order", async () => {
    expect(await findHits(records, wordsOf("e"), 1)).toMatchObject({ total: 4, hits: [{ id: "1" }] });
    expect(await findHits(records, wordsOf("kamera"), 1)).toMatchObject({ total: 2, hits: [{ id: "3" }] });
    expect(await findHits(records, wordsOf("führt"), 2)).toMatchObject({ total: 2, hits: [{ id: "1" }, { id: "2" }] });
  });

  it("cuts an excerpt without splitting an emoji", async () => {
    const around = "🎬".repeat(60);
    for (const gap of ["", "x"]) {
      const found = await findHits([{ id: "1", title: "Titel", texts: [`${around}${gap}kamera${gap}${around}`] }], wordsOf("kamera"), 1);
      expect(found.hits[0]?.excerpt).not.toMatch(/\p{Surrogate}/u);
    }
  });

  it("shows an excerpt around the word", async () => {
    expect((await findHits(records, wordsOf("gesprache"), 10)).hits[0]?.excerpt).toContain("führt Gespräche.");
  });

  it.each(["", "   ", "\n"])("finds nothing for %j", async (question) => {
    expect(await idsFor(question)).toEqual([]);
  });

  it("reads only the beginning of a very long query", () => {
    expect(wordsOf("wort ".repeat(5000)).length).toBeLessThanOrEqual(8);
  });
});

describe("a search result", () => {
  const marked = (text: string, question: string) => piecesOf(text, wordsOf(question)).map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text)).join("");

  it("highlights every word of the query, anywhere and with any accents", () => {
    expect(marked("Elena Marqués führt, Marquesa nicht", "MARQUES fuhrt")).toBe("Elena [Marqués] [führt], [Marques]a nicht");
    expect(marked("Café im Hafen", "café hafen")).toBe("[Café] im [Hafen]");
  });

  it("highlights no single letter and loses no text", () => {
    expect(marked("Eine See", "e")).toBe("Eine See");
    expect(piecesOf("Größe 🎬 Σίσυφος", wordsOf("zz"))).toEqual([{ text: "Größe 🎬 Σίσυφος", isFound: false }]);
    expect(marked("Straße der Größe", "strasse größe")).toBe("[Straße] der [Größe]");
    expect(marked("die Film\u00adproduktion", "filmproduktion")).toBe("die [Film]\u00ad[produktion]");
    expect(marked("Müller, Mueller und Muller", "mueller")).toBe("[Müller], [Mueller] und Muller");
    expect(marked("Müller, Mueller und Muller", "MÜLLER")).toBe("[Müller], [Mueller] und [Muller]");
  });
});
