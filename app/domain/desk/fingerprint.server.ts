import { createHash } from "node:crypto";

type Seen = { german: string; now: string };

/**
 * Stands in a file for the German text and the translation that it was made from: other texts have another one.
 * why the letter in front: a spreadsheet takes "12e45678" for a number.
 */
export function fingerprintOf({ german, now }: Seen): string {
  return `f${hashOf(german)}-${hashOf(now)}`;
}

/** Whether one of the two texts is no longer the one that the fingerprint was made from. */
export function changedSince(fingerprint: string, { german, now }: Seen): { german: boolean; now: boolean } {
  const [, ofGerman = "", ofNow = ""] = /^f([\da-f]+)-([\da-f]+)$/.exec(fingerprint.trim().toLowerCase()) ?? [];
  return { german: ofGerman !== hashOf(german), now: ofNow !== hashOf(now) };
}

/** The line ends of two systems are one. */
function hashOf(text: string): string {
  return createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("hex").slice(0, 12);
}
