import { type TextPiece, wordDifference } from "./word-difference";

type Props = {
  before: string;
  after: string;
  lang?: string;
  isWhole?: boolean;
};

/** Works for screen readers too. Shortens long unchanged parts. */
export function TextDifference({ before, after, lang, isWhole = false }: Props) {
  const pieces = wordDifference(before, after);
  return (
    <div className="difference" lang={lang}>
      {pieces.map((piece, index) => (
        <Piece key={index.toString()} piece={piece} place={isWhole ? null : placeOf(index, pieces.length)} />
      ))}
    </div>
  );
}

function Piece({ piece: { kind, text }, place }: { piece: TextPiece; place: Place | null }) {
  if (kind === "same") return <>{place === null ? text : truncated(text, place)}</>;
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <Mark>
      <span className="visually-hidden" lang="de">
        {kind === "removed" ? "[entfernt: " : "[hinzugefügt: "}
      </span>
      {text}
      <span className="visually-hidden">]</span>
    </Mark>
  );
}

type Place = { isFirst: boolean; isLast: boolean };

const KEPT = 80;

function placeOf(index: number, count: number): Place {
  return { isFirst: index === 0, isLast: index === count - 1 };
}

function truncated(text: string, { isFirst, isLast }: Place): string {
  if (text.length <= 3 * KEPT) return text;
  const start = isFirst ? "" : text.slice(0, KEPT).replace(/\S*$/, "");
  const end = isLast ? "" : text.slice(-KEPT).replace(/^\S*/, "");
  return `${start}…${end}`;
}
