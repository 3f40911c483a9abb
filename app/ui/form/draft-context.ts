import { createContext, useContext } from "react";

/** `live`: the form saves what the site shows, and `url` saves it as a draft instead. */
export type DraftContextValue = { of: "live"; url: string } | { of: "draft" } | null;

const DraftContext = createContext<DraftContextValue>(null);

export const DraftContextProvider = DraftContext.Provider;

export function useDraftContext(): DraftContextValue {
  return useContext(DraftContext);
}
