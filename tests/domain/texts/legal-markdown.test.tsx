import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LegalArticle, LegalBody } from "~/domain/texts/legal-article";
import type { LegalDocument, Piece } from "~/domain/texts/legal-document";
import { parseLegalText } from "~/domain/texts/legal-markdown.server";
import { legalSchema } from "~/domain/texts/legal-schema";
import { germanOnly } from "~/i18n/dictionaries/german-only";
import type { LegalBlock, LegalText } from "~/i18n/dictionaries/legal-text";
import { markdownOf } from "~/i18n/legal-texts";
import type { Site } from "~/paths";

function html(markdown: string) {
  return renderToStaticMarkup(<LegalBody document={parseLegalText(markdown)} hrefOf={(href) => href} />);
}

describe("a legal text of the dictionary", () => {
  it.each(Object.entries({ notice: germanOnly.legalNotice, privacy: germanOnly.privacyPolicy }))("%s is unchanged by Markdown", (_, text) => {
    expect(parseLegalText(markdownOf(text))).toEqual(documentOf(text));
  });

  it("keeps characters that only look like Markdown", () => {
    const odd = { intro: "1. April: *Wind* [und] <Wellen>", sections: [{ id: "a", title: "#1 _x_", blocks: ["- kein Punkt", "+34 971", ["# keine Überschrift"]] }] };
    expect(parseLegalText(markdownOf(odd))).toEqual(documentOf(odd));
  });
});

describe("a Markdown text", () => {
  it("can have paragraphs, lists, emphasis, links and tables", () => {
    expect(html("Eins\nzwei **drei** *vier* [fünf](/kontakt)")).toBe(
      '<p>Eins<br/>zwei <strong>drei</strong> <em>vier</em> <a href="/kontakt">fünf</a></p>',
    );
    expect(html("- a\n- b\n  1. c\n\n3. d")).toBe("<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul><ol start=\"3\"><li>d</li></ol>");
    expect(html("| a | b |\n|---|---|\n| c | d |")).toContain('<th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody>');
    expect(html("> Zitat\n\n---")).toBe("<blockquote><p>Zitat</p></blockquote><hr/>");
  });

  it("keeps the stars inside of words", () => {
    expect(html("Nutzer*innen und Besucher*innen")).toBe("<p>Nutzer*innen und Besucher*innen</p>");
    expect(html("*Nutzer*innen*, **fett**e *Schrift*, [ein*e](/kontakt?a*b)")).toBe('<p><em>Nutzer*innen</em>, <strong>fett</strong>e <em>Schrift</em>, <a href="/kontakt?a*b">ein*e</a></p>');
  });

  it("starts sections at its highest headings and skips no heading level", () => {
    expect(html("# A\n\n### B\n\n##### C")).toBe('<section id="a"><h2>A</h2><h3>B</h3><h4>C</h4></section>');
    expect(html("# A\n\n## B")).toBe('<section id="a"><h2>A</h2></section><section id="b"><h2>B</h2></section>');
    expect(html("### A\n\n### B")).toBe('<section id="a"><h2>A</h2></section><section id="b"><h2>B</h2></section>');
  });

  it("gives its sections unique ids that differ from those of the page", () => {
    const ids = (text: string) => parseLegalText(text).sections.map(({ id }) => id);
    expect(ids("## 6. Größe & Übung\n\n## Größe Übung {#cookies}\n\n## !\n\n## !")).toEqual(["grosse-ubung", "cookies", "abschnitt", "abschnitt-2"]);
    expect(ids("## Main\n\n## Karte {#map}\n\n## Karte {#map}")).toEqual(["main-2", "map-2", "map-3"]);
  });
});

describe("a hostile text", () => {
  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<!-- --><svg/onload=alert(1)>",
    "**<b onclick=x>**",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "## <script>alert(1)</script> {#\"><script>}",
    "<https://a.example/\"onmouseover=\"alert(1)>",
    "```html\n<script>alert(1)</script>\n```",
    "    <script>alert(1)</script>",
    "| <script> |\n|---|\n| <iframe src=//evil.example> |",
  ])("%s is shown as typed", (text) => {
    const page = html(text);
    const own = /<\/?(p|br|strong|section|h2|a|table|thead|tbody|tr|th|td)( (id|href|scope|rel)="[^"<>]*")*\/?>/g;
    expect(page.replaceAll(own, "")).not.toContain("<");
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java&#x0A;script:alert(1)",
    "&#106;avascript:alert(1)",
    "data:text/html;base64,PHNjcmlwdD4=",
    "vbscript:x",
    "file:///etc/passwd",
    "//evil.example",
    "\\\\evil.example",
    "ftp://a.example",
    "seite",
    "https:evil",
  ])("does not link to %s", (address) => {
    expect(html(`[x](${address}) [x](<${address}>) <${address}>`)).not.toContain("<a ");
  });

  it.each(["https://a.example/x?y=1&z=2", "http://a.example", "mailto:hola@calima.example", "tel:+34971000000", "/kontakt", "#cookies"])(
    "can link to %s",
    (address) => {
      expect(html(`[x](${address})`)).toContain(`<a href="${address.replaceAll("&", "&amp;")}"`);
    },
  );

  it("cannot link to another site with a backslash", () => {
    expect(html("[x](/\\evil.example)")).toBe('<p><a href="/%5Cevil.example">x</a></p>');
  });

  it("loads no picture, neither local nor external", () => {
    expect(html("![x](https://evil.example/p.png) ![y](/media/a.webp)")).not.toMatch(/<img|src=/);
  });

  it.each(["> ", "- ", "1. ", "[", "**", "*a_ ", "[a](", "![[]()", "<a ", "\\", "|a", "&#x", "`", "]([\n", "a**b", "#", "~~", "[](("])(
    "is parsed in bounded time and depth if it consists of %j",
    (piece) => {
      const [short, long] = [2_500, 40_000].map((length) => timeToRead(piece.repeat(length / piece.length)));
      // sixteen times the text may take at most 16 x 16 = 256 times as long, and four times that on a busy machine
      expect(long ?? 0).toBeLessThan(Math.max(short ?? 0, 1) * 256 * 4);
      expect(depthOf(parseLegalText(piece.repeat(1_000)))).toBeLessThan(60);
    },
  );
});

/** CPU milliseconds, the best of three runs. */
function timeToRead(text: string): number {
  const times = [1, 2, 3].map(() => {
    const { user } = process.cpuUsage();
    parseLegalText(text);
    return (process.cpuUsage().user - user) / 1000;
  });
  return Math.min(...times);
}

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** The same text, converted without Markdown. */
function documentOf({ intro, sections }: LegalText): LegalDocument {
  return {
    intro: [{ tag: "p", inside: [intro] }],
    sections: sections.map(({ id, title, blocks }) => ({ id, title: [title], pieces: blocks.map(pieceOf) })),
  };
}

function pieceOf(block: LegalBlock): Piece {
  if (typeof block === "string") return { tag: "p", inside: [block] };
  return { tag: "ul", inside: block.map((point) => ({ tag: "li", inside: [point] })) };
}

describe("a legal text", () => {
  it.each([
    ["ten thousand headings", "# a\n".repeat(10_000)],
    ["a heading with a gap of 39,000 spaces", `# a${" ".repeat(39_000)}b`],
    ["a heading with a gap of 39,000 tabs", `# a${"\t".repeat(39_000)}b`],
    ["nine thousand ids in a heading", `# ${"{#a ".repeat(9_000)}`],
    ["emphasis nested two thousand times", `${"*".repeat(2_000)}a${"*".repeat(2_000)}`],
    ["deeply nested emphasis of both kinds", `${"**_".repeat(5_000)}a${"_**".repeat(5_000)}`],
  ])("is parsed without loss: %s", (_, markdown) => {
    expect(html(markdown)).toContain("a");
  });

  it("gets a unique id for each section of the same title", () => {
    expect(parseLegalText("# a\n# a-2\n# a\n# a\n# a-2\n").sections.map(({ id }) => id)).toEqual(["a", "a-2", "a-3", "a-4", "a-2-2"]);
  });

  it("links pages of the site in the page's language, and other addresses unchanged", () => {
    const site: Site = { language: "en", prefix: "en", path: "/privacy" };
    const links = "[a](/kontakt) [b](/datenschutz#cookies) [c](/#map) [d](/es/team) [e](/media/general/a.webp) [f](#cookies)";
    const article = renderToStaticMarkup(<LegalArticle document={parseLegalText(links)} lang="de" contents="" site={site} />);
    const hrefs = [...article.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(["/en/kontakt", "/en/datenschutz#cookies", "/en/#map", "/es/team", "/media/general/a.webp", "#cookies"]);
  });

  const refused = (content_value: string) => {
    const issues = legalSchema.safeParse({ content_value }).error?.issues ?? [];
    return issues.filter(({ path }) => path[0] === "content_value").map(({ message }) => message);
  };

  it("may have 500 headings when it is saved", () => {
    expect([500, 501].map((count) => refused("## a\n".repeat(count)))).toEqual([[], ["Höchstens 500 Überschriften."]]);
  });

  const row = (cell: string, columns: number) => `${`|${cell}`.repeat(columns)}|\n`;

  it.each(["", "> "])("is refused with a table that becomes far larger than its source: %j", (before) => {
    const table = (columns: number, rows: number) => `Vorher.\n\n${[row("a", columns), row("-", columns), ...Array.from({ length: rows }, () => "a\n")].map((line) => before + line).join("")}`;
    expect([table(900, 1_000), table(20, 1_000), table(5, 1_000), table(30, 200)].map(refused)).toEqual([
      ["Höchstens 10.000 Zellen in Tabellen."],
      ["Höchstens 10.000 Zellen in Tabellen."],
      [],
      [],
    ]);
  });

  it.each(["https://example.com/a", "mailto:a@example.com", "tel:+34971", "/kontakt", "#cookies"])("may link to %s", (address) => {
    expect(refused(`See [this](${address}) and [that]( ${address} "Title").`)).toEqual([]);
    expect(html(`[this](${address})`)).toContain(`href="${address}"`);
  });

  it("completes an address that starts with www", () => {
    expect(refused("[this](www.example.com/a)")).toEqual([]);
    expect(html("[this](www.example.com/a)")).toContain('href="https://www.example.com/a"');
  });

  it.each(["example.com", "kontakt", "//example.com", "javascript:alert", "https:/example.com"])("is refused with a link to %s", (address) => {
    expect(refused(`[fine](/kontakt) and [this](${address})`)).toEqual([expect.stringContaining(`„${address}“ führt nirgendwohin`)]);
    expect(html(`[this](${address})`)).not.toContain("href");
  });

  it("shortens a long address in its message without splitting a character", () => {
    const [problem = ""] = refused(`[this](${"a".repeat(79)}🌊)`);
    expect(problem).toContain(`„${"a".repeat(79)}“`);
  });

  it("is refused with links that lack an address or an end, and reports them all at once", () => {
    expect(refused("[empty]() and [this](example.com)\n- [open](https://example.com\n- [fine](/kontakt)")).toEqual([
      expect.stringMatching(/zu einer leeren Adresse oder „example\.com“ führt nirgendwohin.*Nach „https:\/\/example\.com“ fehlt die runde Klammer/),
    ]);
  });
});
