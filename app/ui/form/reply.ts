import type { SubmissionResult } from "@conform-to/react";
import { createContext, useContext } from "react";

const ReplyContext = createContext<SubmissionResult | undefined>(undefined);

export const ReplyProvider = ReplyContext.Provider;

export function useReply(): SubmissionResult | undefined {
  return useContext(ReplyContext);
}

export function useReplied(name: string | undefined): string | undefined {
  const value = useReply()?.initialValue?.[name ?? ""];
  return typeof value === "string" ? value : undefined;
}
