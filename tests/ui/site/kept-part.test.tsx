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

describe("a part that is kept", () => {
  it("looks as it does where nobody keeps it, and is rendered once for all that it is made from", () => {
    const page = pageOf(["de", null, { name: "Calima" }]);
    const plain = renderToStaticMarkup(page);
    rendered = 0;
    const kept = Array.from({ length: 3 }, () => withKeptParts(page, renderToStaticMarkup));
    expect(kept).toEqual([plain, plain, plain]);
    expect(rendered).toBe(2);
  });

  it("is another one for another text, number or object", () => {
    const froms = [["a"], ["b"], [1], ["1"], [{ a: 1 }], [{ a: 2 }], [null], ["a", "b"], [["a", "b"]]];
    const texts = froms.map((from, index) => withKeptParts(pageOf(from, index.toString()), renderToStaticMarkup));
    expect(new Set(texts).size).toBe(froms.length);
  });

  it("is right after more parts than are kept, beside one that was kept before", () => {
    const pages = Array.from({ length: 2_000 }, (_, index) => pageOf(["viele", index], index.toString(), FOOT));
    const wrong = [...pages, ...pages].filter((page) => withKeptParts(page, renderToStaticMarkup) !== renderToStaticMarkup(page));
    expect(wrong).toEqual([]);
  });

  it("does not keep the pages that it stood on", () => {
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
