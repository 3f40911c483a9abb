const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as letters that are hard to confuse (RFC 4648), eight for five bytes. Takes a whole number of fives. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS.charAt(Number.parseInt(five, 2))).join("");
}

/** The bytes again. Takes letters of the alphabet only. */
export function bytesOfBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
}

/** "ABCD EFGH": easier to read and to type. */
export function inFours(text: string, between = " "): string {
  return text.match(/.{1,4}/g)?.join(between) ?? "";
}
