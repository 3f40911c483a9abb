import { data } from "@remix-run/node";
import type { Attempt } from "./attempt";
import { CACHE } from "./cache";
import { logError } from "./log-error.server";

/** Reads what a part of a page shows. A failure is logged and becomes a state that the page explains, not a crash. */
export async function attempt<Value>(request: Request, read: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { state: "ready", value: await read() };
  } catch (error) {
    logError(error, request);
    return { state: "error" };
  }
}

/** The answer of a page made of several reads; nobody keeps it if one of them failed. */
export function answerWith<Parts extends Record<string, Attempt<unknown>>>(parts: Parts) {
  const hasFailed = Object.values(parts).some(({ state }) => state === "error");
  return data(parts, hasFailed ? { headers: { "Cache-Control": CACHE.never } } : undefined);
}
