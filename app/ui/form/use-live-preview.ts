import { useEffect, useRef, useState } from "react";
import type { PreviewState } from "./follow-form";
import { usePending } from "./pending";
import { useReply } from "./reply";

/** Nothing is requested while the form is being sent. */
export function useLivePreview(url: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, tell] = useState<PreviewState>("shown");
  const [isPending, reply] = [usePending(), useReply()];
  useEffect(() => {
    const stopping = new AbortController();
    if (frame.current && !isPending) void start(frame.current, { url, tell, signal: stopping.signal });
    return () => stopping.abort();
  }, [url, isPending, reply]);
  return { frame, state };
}

/** Loaded late: the form must not wait for it. */
async function start(frame: HTMLIFrameElement, way: { url: string; tell: (state: PreviewState) => void; signal: AbortSignal }) {
  try {
    const { followForm } = await import("./follow-form");
    if (!way.signal.aborted) followForm(frame, way);
  } catch {
    way.tell("away");
  }
}
