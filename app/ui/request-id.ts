import { createContext, useContext } from "react";

/** The id of the last request that met a fault; null when the last answer was a good one. */
type FindRequestId = () => string | null;

const RequestIdContext = createContext<FindRequestId>(() => null);

/** Tells pages that stand for a fault by which id the log names the request. */
export const RequestIdProvider = RequestIdContext.Provider;

export function useRequestId(): string | null {
  return useContext(RequestIdContext)();
}
