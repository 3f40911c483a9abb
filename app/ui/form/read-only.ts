import { createContext, useContext } from "react";

const ReadOnlyContext = createContext(false);

export const ReadOnlyProvider = ReadOnlyContext.Provider;

/** True for people who may not change the values. */
export function useReadOnly(): boolean {
  return useContext(ReadOnlyContext);
}
