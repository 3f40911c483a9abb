import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { columnNamed, escapeFormula, unescapeFormula } from "~/domain/desk/translation-files";
import { readTranslationFile } from "~/domain/desk/read-translation-file.server";
import { freePort } from "../../../scripts/free-port.mjs";
import { ask } from "../../server/ask";

const HEAD = "Schlüssel;Stelle;Sprache;Deutsch;Bisher;Übersetzung;Prüfzeichen";

function bytesOf(text: string) {
  return new TextEncoder().encode(text);
}

async function problemOf(text: string | Uint8Array) {
  const read = await readTranslationFile(typeof text === "string" ? bytesOf(text) : text);
  return read.ok ? null : read.problem;
}

describe("escaping a cell that a spreadsheet could take for a formula", () => {
  it.each(["=1+1", "+34", "-x", "@SUM(A1)", "\t=1", "＝1", "'=x", "'Twas", "plain", ""])("is undone by unescaping: %j", (text) => {
    expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r＝]/);
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
  });

  it("is undone for any text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => unescapeFormula(escapeFormula(text)) === text));
  });

  it("does not remove an apostrophe that somebody typed", () => {
    expect(unescapeFormula("'Twas")).toBe("'Twas");
  });
});

it("the help names the translator's column as the files do", async () => {
  const article = await readFile("app/domain/help/articles/texte-fuer-uebersetzer.md", "utf8");
  expect(HEAD).toContain("Übersetzung");
  expect(article).toContain(`Nur die Spalte ${columnNamed("translation")} wird ausgefüllt.`);
});

describe("an imported table", () => {
  const row = ["pages/home/hero_tagline", "Startseite", "en", "Eins", "One", "Two; \"three\"\nfour", "f1"];
  const quoted = row.map((cell) => `"${cell.replaceAll('"', '""')}"`);

  it.each([
    ["semicolons", ";", "\n", ""],
    ["commas and CRLF", ",", "\r\n", ""],
    ["tabs and a byte order mark", "\t", "\r\n", "\uFEFF"],
    ["Excel's separator line and a byte order mark", ";", "\r\n", "\uFEFFsep=;\r\n"],
    ["carriage returns", ";", "\r", ""],
  ])("is read with %s", async (_, sign, end, front) => {
    const text = `${front}${HEAD.replaceAll(";", sign)}${end}${quoted.join(sign)}${end}`;
    expect(await readTranslationFile(bytesOf(text))).toEqual({
      ok: true,
      file: { language: "en", rows: [{ key: row[0], now: "One", translation: 'Two; "three"\nfour', fingerprint: "f1" }] },
    });
  });

  it("is read as UTF-16 with a byte order mark, as Excel saves Unicode text", async () => {
    const text = `\uFEFF${HEAD.replaceAll(";", "\t")}\r\nk\tp\ten\tg\tn\tñandú\tf\r\n`;
    const bytes = new Uint8Array(Buffer.from(text, "utf16le"));
    expect(await readTranslationFile(bytes)).toMatchObject({ ok: true, file: { rows: [{ translation: "ñandú" }] } });
  });

  it("is read with the former column names, and with decomposed umlauts in the header", async () => {
    const file = { ok: true, file: { language: "en", rows: [{ key: "k", now: "n", translation: "t", fingerprint: "f" }] } };
    expect(await readTranslationFile(bytesOf("key;place;language;german;now;translation;fingerprint\nk;p;en;g;n;t;f\n"))).toEqual(file);
    expect(await readTranslationFile(bytesOf(`${HEAD.normalize("NFD")}\nk;p;en;g;n;t;f\n`))).toEqual(file);
  });

  it("may have its columns in another order, and may lack the read-only ones", async () => {
    const read = await readTranslationFile(bytesOf("Translation;LANGUAGE;fingerprint;key\nHola;es;f1;pages/home/hero_cta\n"));
    expect(read).toEqual({ ok: true, file: { language: "es", rows: [{ key: "pages/home/hero_cta", now: null, translation: "Hola", fingerprint: "f1" }] } });
  });

  it("is refused without delay for a header of marks, which take quadratic time to compose", async () => {
    const timeToRead = async (marks: number) => {
      const { user } = process.cpuUsage();
      expect(await problemOf(`a${"\u0301\u0316".repeat(marks / 2)};${HEAD}\nk;p;en;g;n;t\n`)).toContain("In Zeile 2");
      return process.cpuUsage().user - user;
    };
    await timeToRead(2_000);
    const short = await timeToRead(2_000);
    // sixteen times the marks; quadratic would be 256 times as long
    expect(await timeToRead(32_000)).toBeLessThan(32 * Math.max(short, 10_000));
  });

  it("may have rows of empty cells, which a spreadsheet leaves for emptied rows", async () => {
    const read = await readTranslationFile(bytesOf(`${HEAD}\nk;p;en;g;n;t;f\n;;;;;;\nk2;p;en;g;n;t;f\n; ;;;;;\n`));
    expect(read).toMatchObject({ ok: true, file: { rows: [{ key: "k" }, { key: "k2" }] } });
  });

  it.each<[string, string | Uint8Array, string]>([
    ["is empty", " \r\n", "leer"],
    ["is in another encoding", new Uint8Array(Buffer.from(`${HEAD}\nk;p;es;g;n;ñandú;f\n`, "latin1")), "UTF-8"],
    ["is UTF-16 without a byte order mark", new Uint8Array(Buffer.from("key;language;translation;fingerprint\n", "utf16le")), "UTF-8"],
    ["is a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), "UTF-8"],
    ["lacks columns", "Schlüssel;Übersetzung\nk;t\n", "fehlen Spalten: Sprache, Prüfzeichen"],
    ["has a line that is too short", `${HEAD}\nk;p;en;g;n;t;f\nk2;p;en\n`, "In Zeile 3"],
    ["has two languages", `${HEAD}\nk;p;en;g;n;t;f\nk2;p;es;g;n;t;f\n`, "dieselbe Sprache"],
    ["has an unknown language", `${HEAD}\nk;p;xx;g;n;t;f\n`, "dieselbe Sprache"],
    ["has an extra quotation mark", `${HEAD}\nk;p;en;g;n;"t;f\n`, "Anführungszeichen"],
    ["has a line of a million characters", `${HEAD}\nk;p;en;g;n;t;${"f".repeat(1_000_000)}`, "Anführungszeichen"],
    ["names a text twice", `${HEAD}\nk;p;en;g;n;t;f\nk;p;en;g;n;u;f\n`, "„k“ steht mehrmals"],
    ["has only a header", `${HEAD}\n`, "keine Texte"],
    ["has far too many lines", `${HEAD}\n${Array.from({ length: 5001 }, (_, n) => `k${n};p;en;g;n;t;f`).join("\n")}`, "zu viele Zeilen"],
  ])("is refused with a message when it %s", async (_, text, part) => {
    expect(await problemOf(text)).toContain(part);
  });
});

describe("an imported JSON file", () => {
  const word = { key: "pages/home/hero_cta", place: "x", german: "Los", now: "Go", translation: "Go on", fingerprint: "f1" };
  const file = { format: "calima-words", version: 1, language: "en", words: [word] };

  it("is read", async () => {
    expect(await readTranslationFile(bytesOf(`\uFEFF${JSON.stringify(file)}`))).toEqual({
      ok: true,
      file: { language: "en", rows: [{ key: word.key, now: "Go", translation: "Go on", fingerprint: "f1" }] },
    });
  });

  it.each<[string, string, string]>([
    ["is broken", '{"format": "calima-words", ', "kein gültiges JSON"],
    ["is a list of something else", "[1, 2]", "nicht die Form"],
    ["has a text without a translation", JSON.stringify({ ...file, words: [word, { ...word, translation: 3 }] }), "words, Eintrag 2, translation"],
    ["has an incomplete text near the end", JSON.stringify({ ...file, words: [...Array.from({ length: 600 }, (_, n) => ({ ...word, key: `k${String(n)}` })), {}] }), "words, Eintrag 601, key"],
    ["has another language", JSON.stringify({ ...file, language: "xx" }), "„language“"],
  ])("is refused with a message when it %s", async (_, text, part) => {
    expect(await problemOf(text)).toContain(part);
  });
});

describe("a translation file of the largest size", () => {
  const largest = 2 * 1024 * 1024;
  const rows = Array.from({ length: 5_000 }, (_, index) => ({ key: `pages/home/k${String(index)}`, translation: `"${"ä".repeat(175)}"`, fingerprint: "f1" }));
  const table = [HEAD, ...rows.map(({ key, translation, fingerprint }) => [key, "", "en", "", "", `"${translation.replaceAll('"', '""')}"`, fingerprint].join(";"))].join("\n");
  const json = JSON.stringify({ format: "calima-words", version: 1, language: "en", words: rows });

  it.each([["table", table], ["JSON", json]])("is read in parts that leave the event loop free in between: %s", async (_, text) => {
    const bytes = bytesOf(text);
    expect(bytes.length).toBeLessThan(largest);
    expect(bytes.length).toBeGreaterThan(0.85 * largest);
    const { turns, result } = await turnsDuring(readTranslationFile(bytes));
    expect(result.ok && result.file.rows.length).toBe(rows.length);
    expect(turns).toBeGreaterThan(bytes.length / (128 * 1024));
  });

  it("may be JSON that consists of escapes and brackets", async () => {
    const translation = '\\",{['.repeat(200_000);
    const { result } = await turnsDuring(readTranslationFile(bytesOf(JSON.stringify({ format: "calima-words", language: "en", words: [{ ...rows[0], translation }] }))));
    expect(result).toMatchObject({ ok: true, file: { rows: [{ translation }] } });
  });

  it("does not delay another request", async () => {
    const port = await freePort();
    const server = createServer((_, response) => void response.end("hello")).listen(port, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const done: string[] = [];
    const reading = readTranslationFile(bytesOf(table)).then(() => done.push("the file is read"));
    await ask(port, "/").then(({ text }) => done.push(text));
    await reading;
    expect(done).toEqual(["hello", "the file is read"]);
  });

  it.each([
    ["lines with the wrong number of cells", `${HEAD}\n${"a\n".repeat(1_000_000)}`, "In Zeile 2"],
    ["too many lines", `${HEAD}\n${";;;;;;\n".repeat(290_000)}`, "zu viele Zeilen"],
    ["too many values", `{"format":"calima-words","language":"en","words":[${"{},".repeat(600_000)}{}]}`, "zu viele Zeilen"],
  ])("is read only up to its first fault: %s", async (_, text, part) => {
    const { turns, result } = await turnsDuring(readTranslationFile(bytesOf(text)));
    expect(result).toMatchObject({ ok: false });
    expect(result.ok ? "" : result.problem).toContain(part);
    expect(turns).toBeLessThan(20);
  });
});

/** How many turns the event loop had while the work ran. */
async function turnsDuring<Result>(work: Promise<Result>): Promise<{ turns: number; result: Result }> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const result = await work;
  isOver = true;
  return { turns, result };
}
