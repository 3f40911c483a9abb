import { useSyncExternalStore } from "react";
import { type Post, postOf, takeSentForm } from "../form/sent-form";
import { retryingFetch } from "./retrying-fetch";

type Waiting = "screen" | "file";

const waiting = new Map<Waiting, string>();
const NO_CONNECTION = "Keine Verbindung zum Server. Ihre Eingaben bleiben stehen. Sobald die Verbindung zurück ist, geht es automatisch weiter.";

const listeners = new Set<() => void>();

/** Decision 019. Answers a function that returns the id of the last request if it failed. */
export function retryLostRequests(): () => string | null {
  const send = window.fetch.bind(window);
  const sendRetrying = retryingFetch(send, { tell: tellOf("screen"), postLater });
  let requestId = document.querySelector("[data-request-id]")?.getAttribute("data-request-id") ?? null;
  const sendNoting: typeof send = async (input, init) => {
    const answer = await sendRetrying(input, init);
    requestId = answer.headers.get("X-Request-Id");
    return answer;
  };
  window.fetch = (input, init) => (isOfScreen(input) ? sendNoting(input, init) : send(input, init));
  return () => requestId;
}

export const sendFileWithRetry = retryingFetch((input, init) => window.fetch(input, init), { tell: tellOf("file"), postLater: alwaysTheSame });

export function useIsWaiting(): boolean {
  return useWaitingReason() !== null;
}

export function useWaitingReason(): string | null {
  return useSyncExternalStore(subscribe, () => waiting.values().next().value ?? null, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellOf(who: Waiting) {
  return (isWaiting: boolean, why?: string | null) => {
    if (isWaiting) waiting.set(who, why ?? NO_CONNECTION);
    else waiting.delete(who);
    for (const listener of listeners) listener();
  };
}

function isOfScreen(input: RequestInfo | URL): boolean {
  if (input instanceof Request) return false;
  const { origin, pathname } = new URL(input, window.location.href);
  return origin === window.location.origin && pathname.endsWith(".data");
}

/** A form may be edited while its request waits, so the retry must send the newer values. */
function postLater(url: RequestInfo | URL, init: RequestInit): Post {
  const form = init.method === undefined ? null : takeSentForm();
  return form === null ? alwaysTheSame(url, init) : postOf(form, url, init);
}

function alwaysTheSame(url: RequestInfo | URL, init: RequestInit): Post {
  return { byNow: () => ({ url, init }), goesOn: () => false };
}
