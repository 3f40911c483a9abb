import { createContext, useContext } from "react";

/** `live`: saves what the site shows; `url` keeps it as a draft instead. */
export type DraftContextValue = { of: "live"; url: string } | { of: "draft" } | null;

const DraftContext = createContext<DraftContextValue>(null);

export const DraftContextProvider = DraftContext.Provider;

export function useDraftContext(): DraftContextValue {
  return useContext(DraftContext);
}
