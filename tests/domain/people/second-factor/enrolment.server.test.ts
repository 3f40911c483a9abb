import { decodeQR } from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { drawQrCode } from "~/domain/people/second-factor/enrolment.server";

const PIXELS = 4;

/** The drawing as a camera sees it: black rectangles on white. */
function photograph({ size, path }: ReturnType<typeof drawQrCode>) {
  const side = size * PIXELS;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    paint(data, side, { x: Number(x), y: Number(y), width: Number(width) });
  }
  return { width: side, height: side, data };
}

function paint(data: Uint8ClampedArray, side: number, { x, y, width }: { x: number; y: number; width: number }) {
  for (let row = y * PIXELS; row < (y + 1) * PIXELS; row += 1) {
    for (let column = x * PIXELS; column < (x + width) * PIXELS; column += 1) data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  }
}

describe("a drawn QR code", () => {
  it.each([
    "otpauth://totp/Calima%20Media:ana%40calima.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Calima%20Media&algorithm=SHA1&digits=6&period=30",
    `otpauth://totp/Calima%20Media:${"sehr.lange.adresse.".repeat(12)}%40calima.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ`,
  ])("decodes to its text: %s", (text) => {
    expect(decodeQR(photograph(drawQrCode(text)))).toBe(text);
  });

  it("has a quiet zone of four modules", () => {
    const { size, path } = drawQrCode("calima");
    const rows = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [Number(x), Number(y), Number(x) + Number(width)]);
    expect([Math.min(...rows.map(([x = 0]) => x)), Math.min(...rows.map(([, y = 0]) => y)), Math.max(...rows.map(([, , end = 0]) => end))]).toEqual([4, 4, size - 4]);
  });
});
