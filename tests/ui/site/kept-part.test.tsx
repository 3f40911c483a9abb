import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { KeptPart } from "~/ui/site/kept-part";
import { withKeptParts } from "~/ui/site/kept-parts.server";

setFlagsFromString("--expose-gc");
const collect = () => void runInNewContext("gc()");

const MB = 1024 * 1024;

let rendered = 0;

function Frame({ text }: { text: string }) {
  rendered += 1;
  return (
    <>
      <p>{text}</p>
      <p title="&lt;/kept-part&gt;">{"</kept-part>"}</p>
    </>
  );
}

function pageOf(from: readonly unknown[], text = "Rahmen", below = from) {
  const part = (name: string, from: readonly unknown[], text: string) => (
    <KeptPart name={name} from={from}>
      <Frame text={`${text} ${name}`} />
    </KeptPart>
  );
  return (
    <body>
      {part("oben", from, text)}
      <main>Seite</main>
      {part("unten", below, below === from ? text : "Fuß")}
    </body>
  );
}

const FOOT = ["auf allen Seiten"];

describe("a cached part of a page", () => {
  it("has the same HTML as without the cache, and is rendered once for the same values", () => {
    const page = pageOf(["de", null, { name: "Calima" }]);
    const plain = renderToStaticMarkup(page);
    rendered = 0;
    const kept = Array.from({ length: 3 }, () => withKeptParts(page, renderToStaticMarkup));
    expect(kept).toEqual([plain, plain, plain]);
    expect(rendered).toBe(2);
  });

  it("is rendered separately for each different text, number or object", () => {
    const froms = [["a"], ["b"], [1], ["1"], [{ a: 1 }], [{ a: 2 }], [null], ["a", "b"], [["a", "b"]]];
    const texts = froms.map((from, index) => withKeptParts(pageOf(from, index.toString()), renderToStaticMarkup));
    expect(new Set(texts).size).toBe(froms.length);
  });

  it("is correct after more parts than the cache holds, and beside an already cached part", () => {
    const pages = Array.from({ length: 2_000 }, (_, index) => pageOf(["viele", index], index.toString(), FOOT));
    const wrong = [...pages, ...pages].filter((page) => withKeptParts(page, renderToStaticMarkup) !== renderToStaticMarkup(page));
    expect(wrong).toEqual([]);
  });

  it("does not keep the pages that contain it in memory", () => {
    const heap = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = heap();
    for (let index = 0; index < 50; index += 1) {
      withKeptParts(pageOf(["groß", index]), (page) => renderToStaticMarkup(page) + index.toString().repeat(1_000_000));
    }
    expect((heap() - before) / MB).toBeLessThan(10);
  });
});
