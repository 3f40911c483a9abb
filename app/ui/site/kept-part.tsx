import { createContext, createElement, type ReactNode, useContext } from "react";

/** Answers the number of a part in its page, and whether its markup is there. */
export type Ask = (key: string) => { number: number; isKept: boolean };

export const Keeping = createContext<Ask | null>(null);

/** Stands in the markup of React around a part, and never on a page. */
export const KEPT_ELEMENT = "kept-part";

type Props = {
  name: string;
  /** All that the part is made from, as JSON can say it. */
  from: readonly unknown[];
  children: ReactNode;
};

/** Rendered once for what it is made from, then taken as it is; where nobody keeps parts, a part like any other. Has no other in it. */
export function KeptPart({ name, from, children }: Props) {
  const ask = useContext(Keeping);
  if (ask === null) return children;
  const { number, isKept } = ask(JSON.stringify([name, from]));
  return createElement(KEPT_ELEMENT, { id: number }, isKept ? null : children);
}
