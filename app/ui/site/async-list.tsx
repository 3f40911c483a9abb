import type { ReactNode } from "react";
import type { Site } from "~/paths";
import { EmptyNote } from "./empty-note";
import { LoadError } from "./load-error";
import { SlowLoadingMessage } from "./slow-loading-message";

/** What a list says when it has nothing to show. */
export type ListWords = { loading: string; error: string; errorHint?: string; empty?: string };

type AsyncListProps<Item> = {
  found: { state: "ready"; value: Item[] } | { state: "error" } | { state: "late" };
  words: ListWords;
  site: Site;
  children: (items: Item[]) => ReactNode;
};

/** A list that was read; or why it is not there, with a way on. */
export function AsyncList<Item>({ found, words, site, children }: AsyncListProps<Item>) {
  if (found.state === "error") return <LoadError site={site} title={words.error} text={words.errorHint} />;
  if (found.state === "late") return <SlowLoadingMessage site={site}>{words.loading}</SlowLoadingMessage>;
  if (found.value.length === 0) return words.empty ? <EmptyNote>{words.empty}</EmptyNote> : null;
  return children(found.value);
}
