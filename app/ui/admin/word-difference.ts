import { diffArrays } from "diff";

export type TextPiece = { kind: "same" | "removed" | "added"; text: string };

/** With more changes the whole text is shown as replaced, because nobody reads such a patchwork. */
const MOST_CHANGES = 500;

export function wordDifference(before: string, after: string): TextPiece[] {
  const [old, young] = [tokensOf(before), tokensOf(after)];
  const start = sameStart(old, young);
  const end = sameStart(old.slice(start).reverse(), young.slice(start).reverse());
  const middle = middlePieces(old.slice(start, old.length - end), young.slice(start, young.length - end));
  return joined([pieceOf("same", old.slice(0, start)), ...middle, pieceOf("same", old.slice(old.length - end))]);
}

function tokensOf(text: string): string[] {
  return text.replaceAll(/\r\n?/g, "\n").match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];
}

function sameStart(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((token, place) => token !== other[place]);
  return index === -1 ? one.length : index;
}

function middlePieces(old: string[], young: string[]): TextPiece[] {
  const changes = diffArrays(old, young, { maxEditLength: MOST_CHANGES });
  if (changes === undefined) return [pieceOf("removed", old), pieceOf("added", young)];
  return changes.map(({ added, removed, value }) => pieceOf(added ? "added" : removed ? "removed" : "same", value));
}

function pieceOf(kind: TextPiece["kind"], tokens: readonly string[]): TextPiece {
  return { kind, text: tokens.join("") };
}

function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const result: TextPiece[] = [];
  let run = { removed: "", added: "" };
  const merged = neighboursMerged(pieces);
  for (const [index, piece] of merged.entries()) {
    if (piece.kind === "removed" || isGap(merged, index)) run.removed += piece.text;
    if (piece.kind === "added" || isGap(merged, index)) run.added += piece.text;
    if (piece.kind !== "same" || isGap(merged, index)) continue;
    result.push(...piecesOf(run), piece);
    run = { removed: "", added: "" };
  }
  return [...result, ...piecesOf(run)];
}

function neighboursMerged(pieces: readonly TextPiece[]): TextPiece[] {
  const merged: TextPiece[] = [];
  for (const { kind, text } of pieces) {
    const last = merged.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== "") merged.push({ kind, text });
  }
  return merged;
}

/** True for white space between replaced words, which is shown as replaced too. */
function isGap(pieces: readonly TextPiece[], index: number): boolean {
  const [before, piece, after] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  if (piece?.kind !== "same" || piece.text.trim() !== "" || !before || !after) return false;
  const around = [pieces[index - 2], before, after, pieces[index + 2]].map((one) => one?.kind);
  return around.includes("removed") && around.includes("added");
}

function piecesOf({ removed, added }: { removed: string; added: string }): TextPiece[] {
  return neighboursMerged([
    { kind: "removed", text: removed },
    { kind: "added", text: added },
  ]);
}
