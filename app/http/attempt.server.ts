import { data } from "@remix-run/node";
import { databaseFaultOf } from "~/platform/database-fault";
import { type Attempt, neverCached, type Tried } from "./answers";
import { throwFormWhileAway, logError } from "./faults.server";

/** In milliseconds (specification: sponsor loading fallback). */
const LOADING_FALLBACK = 3_000;

/** Logs a failure and returns it as a state for the page to explain. Rethrows a `Response`. */
export async function attempt<Value>(request: Request, read: () => Promise<Value>): Promise<Tried<Value>> {
  try {
    return { state: "ready", value: await read() };
  } catch (error) {
    if (error instanceof Response) throw error;
    logError(error, request);
    return { state: "error", fault: databaseFaultOf(error) };
  }
}

export async function attemptOr<Value, StandIn>(request: Request, read: () => Promise<Value>, standIn: StandIn): Promise<Value | StandIn> {
  const tried = await attempt(request, read);
  return tried.state === "ready" ? tried.value : standIn;
}

/** For optional parts of a page. Only for reads, because a late one continues. */
export async function attemptInTime<Value>(request: Request, read: () => Promise<Value>): Promise<Attempt<Value>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Attempt<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ state: "late" }), LOADING_FALLBACK);
  });
  try {
    return await Promise.race([attempt(request, read), late]);
  } finally {
    clearTimeout(timer);
  }
}

export async function failed(request: Request, failure: string) {
  await throwFormWhileAway(request, failure);
  return data({ failure }, neverCached(503));
}
