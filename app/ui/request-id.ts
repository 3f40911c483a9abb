import { createContext, useContext } from "react";

/** Null if the last request succeeded. */
type FindRequestId = () => string | null;

const RequestIdContext = createContext<FindRequestId>(() => null);

export const RequestIdProvider = RequestIdContext.Provider;

export function useRequestId(): string | null {
  return useContext(RequestIdContext)();
}
