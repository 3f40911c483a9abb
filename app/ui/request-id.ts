import { createContext, useContext } from "react";

/** The id of the last request that met a fault; null when the last answer was a good one. */
type FindRequestId = () => string | null;

const RequestIdContext = createContext<FindRequestId>(() => null);

export const RequestIdProvider = RequestIdContext.Provider;

export function useRequestId(): string | null {
  return useContext(RequestIdContext)();
}
