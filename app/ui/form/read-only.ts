import { createContext, useContext } from "react";

const ReadOnlyContext = createContext(false);

export const ReadOnlyProvider = ReadOnlyContext.Provider;

/** For people who may not change what the form shows. */
export function useReadOnly(): boolean {
  return useContext(ReadOnlyContext);
}
