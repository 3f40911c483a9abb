import { createContext, createElement, type ReactNode, useContext } from "react";

/** The part's number in the page, and whether its markup is kept. */
export type Ask = (key: string) => { number: number; isKept: boolean };

export const Keeping = createContext<Ask | null>(null);

/** Wraps a part in React's markup, and is removed from it. */
export const KEPT_ELEMENT = "kept-part";

type Props = {
  name: string;
  /** All that the part depends on; must be JSON. */
  from: readonly unknown[];
  children: ReactNode;
};

/** Rendered once for each `from`, then reused. Must not be nested. */
export function KeptPart({ name, from, children }: Props) {
  const ask = useContext(Keeping);
  if (ask === null) return children;
  const { number, isKept } = ask(JSON.stringify([name, from]));
  return createElement(KEPT_ELEMENT, { id: number }, isKept ? null : children);
}
