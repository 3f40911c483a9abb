import { createContext, createElement, type ReactNode, useContext } from "react";

/** Answers the part's number in the page, and whether its markup is cached. */
export type Ask = (key: string) => { number: number; isKept: boolean };

export const Keeping = createContext<Ask | null>(null);

/** React's markup of a part has this element around it, which is removed. */
export const KEPT_ELEMENT = "kept-part";

type Props = {
  name: string;
  /** Everything that the part depends on, as JSON. */
  from: readonly unknown[];
  children: ReactNode;
};

/** Rendered once for each value of `from`, then reused. Must not be nested. */
export function KeptPart({ name, from, children }: Props) {
  const ask = useContext(Keeping);
  if (ask === null) return children;
  const { number, isKept } = ask(JSON.stringify([name, from]));
  return createElement(KEPT_ELEMENT, { id: number }, isKept ? null : children);
}
