import { createContext, createElement, type ReactElement, type ReactNode, useContext } from "react";

/** Answers the number of a part in its page, and whether its markup is there. */
type Ask = (key: string) => { number: number; isKept: boolean };

const Keeping = createContext<Ask | null>(null);

const texts = new Map<string, string>();

/** A part has up to 12 KB; a page three parts, of which most pages of a language have one in common. */
const MOST_TEXTS = 150;

type Props = {
  name: string;
  /** All that the part is made from, as JSON can say it. */
  from: readonly unknown[];
  children: ReactNode;
};

/**
 * A part of a page that is the same whenever it was made from the same: the frame around what a page shows. It is
 * rendered once, and then its markup is taken as it is. Where nobody keeps parts it is a part like any other.
 */
export function KeptPart({ name, from, children }: Props) {
  const ask = useContext(Keeping);
  if (ask === null) return children;
  const { number, isKept } = ask(JSON.stringify([name, from]));
  return createElement(ELEMENT, { id: number }, isKept ? null : children);
}

/** Stands in the markup of React around a part, and never on a page. */
const ELEMENT = "kept-part";
const PARTS = new RegExp(`<${ELEMENT} id="(\\d+)">(.*?)</${ELEMENT}>`, "gs");

/** Renders a page whose parts may be kept. */
export function withKeptParts(page: ReactElement, render: (page: ReactElement) => string): string {
  const parts: { key: string; text: string | undefined }[] = [];
  const ask: Ask = (key) => {
    const text = texts.get(key);
    return { number: parts.push({ key, text }) - 1, isKept: text !== undefined };
  };
  const html = render(<Keeping.Provider value={ask}>{page}</Keeping.Provider>);
  return html.replaceAll(PARTS, (_, number: string, made: string) => {
    const { key, text } = parts[Number(number)] ?? { key: "", text: made };
    return text ?? kept(key, made);
  });
}

function kept(key: string, text: string): string {
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(key, text);
  return text;
}
