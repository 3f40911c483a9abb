import { PassThrough, type Transform } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { htmlBody } from "~/http/html-body.server";

/** Two-byte letters at many positions, so that some cross the end of React's buffer of 2,048 bytes. */
const words = Array.from({ length: 3_000 }, (_, index) => "í".repeat(1 + (index % 7)));

function render(through: Transform): Promise<string> {
  const list = words.map((word, index) => <i key={index}>{word}</i>);
  const { pipe } = renderToPipeableStream(<p>{list}</p>, { onAllReady: () => void pipe(through) });
  return text(through);
}

describe("a rendered document", () => {
  it("contains every letter and nothing in between", async () => {
    expect(await render(htmlBody())).toBe(`<p>${words.map((word) => `<i>${word}</i>`).join("")}</p>`);
  });

  it("contains NUL bytes without htmlBody in React 18; once this fails, htmlBody can be removed", async () => {
    expect(await render(new PassThrough())).toContain("\0");
  });
});
