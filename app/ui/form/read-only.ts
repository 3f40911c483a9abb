import { createContext, useContext } from "react";

const ReadOnlyContext = createContext(false);

export const ReadOnlyProvider = ReadOnlyContext.Provider;

/** Whether the form around is only to be read: by people who may not change what it shows. */
export function useReadOnly(): boolean {
  return useContext(ReadOnlyContext);
}
