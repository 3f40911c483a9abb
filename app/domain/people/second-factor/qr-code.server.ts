import encodeQR from "qr";

/** A QR code as one drawing: the side in modules, its quiet edge included, and the path of all dark ones. */
export type QrDrawing = { size: number; path: string };

/** Draws a text as a QR code. A square of one module each; runs of a row are one rectangle. */
export function drawQrCode(text: string): QrDrawing {
  const rows = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const path = rows.map((row, y) => rectanglesOf(row, y)).join("");
  return { size: rows.length, path };
}

function rectanglesOf(row: readonly boolean[], y: number): string {
  const line = row.map((isDark) => (isDark ? "#" : " ")).join("");
  return [...line.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join("");
}
