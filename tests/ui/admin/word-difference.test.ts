import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type TextPiece, wordDifference } from "~/ui/admin/word-difference";

/** "Das [-alte-][+neue+] Haus" */
function shownDifference(before: string, after: string) {
  const signs = { same: ["", ""], removed: ["[-", "-]"], added: ["[+", "+]"] } as const;
  return wordDifference(before, after)
    .map(({ kind, text }) => signs[kind].join(text))
    .join("");
}

function textWithout(kind: TextPiece["kind"], pieces: readonly TextPiece[]) {
  return pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join("");
}

describe("the word difference of two texts", () => {
  it.each([
    ["gleich", "gleich", "gleich"],
    ["", "Neu hier", "[+Neu hier+]"],
    ["Weg damit", "", "[-Weg damit-]"],
    ["Das alte Haus am Meer", "Das neue Haus am Meer", "Das [-alte-][+neue+] Haus am Meer"],
    ["Dreht Filme", "Dreht Filme auf 16 mm.", "Dreht Filme[+ auf 16 mm.+]"],
    ["Ton, Licht, Kamera", "Ton, Kamera", "Ton, [-Licht, -]Kamera"],
    ["Sie hat viel gesehen", "Sie weiß alles heute", "Sie [-hat viel gesehen-][+weiß alles heute+]"],
    ["Leiterin und Ton", "Leitung Kamera und Ton", "[-Leiterin-][+Leitung Kamera+] und Ton"],
    ["Zeile\r\neins", "Zeile\neins", "Zeile\neins"],
    ["Cámara lenta", "Camara lenta", "[-Cámara-][+Camara+] lenta"],
  ])("from %j to %j", (before, after, shown) => {
    expect(shownDifference(before, after)).toBe(shown);
  });

  it("contains every character of both texts, whatever they are", () => {
    const words = fc.array(fc.constantFrom("Insel", "Meer", " ", "\n", ",", "ñ", "das", "."), { maxLength: 40 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [before, after] = [one.join(""), other.join("")];
        const pieces = wordDifference(before, after);
        expect(textWithout("added", pieces)).toBe(before);
        expect(textWithout("removed", pieces)).toBe(after);
      }),
    );
  });

  it("replaces the whole text when two long texts have no word in common", () => {
    const [before, after] = ["alt ".repeat(2_000), "neu ".repeat(2_000)];
    expect(wordDifference(before, after).map(({ kind }) => kind)).toEqual(["removed", "added", "same"]);
  });
});
