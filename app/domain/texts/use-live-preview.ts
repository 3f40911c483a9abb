import { useEffect, useRef, useState } from "react";
import { usePending } from "~/ui/form/pending";
import { useLiveValue } from "~/ui/form/use-live-value";
import type { LegalDocument } from "./legal-document";

const PAUSE_MS = 400;

/**
 * The text of the form around as the page would show it, once nobody has typed for a moment. `isRefused`: the last text
 * cannot be shown; the one before still is. While the form is on its way nothing is asked, and what was asked is dropped.
 */
export function useLivePreview(url: string, first: LegalDocument) {
  const text = useLiveValue("content_value");
  const isPending = usePending();
  const shown = useRef(text);
  const [preview, setPreview] = useState({ document: first, isRefused: false });
  useEffect(() => {
    if (isPending || shown.current === text) return;
    const asking = new AbortController();
    async function look() {
      const answer = await ask(url, text, asking.signal);
      if (answer === null || asking.signal.aborted) return;
      shown.current = text;
      setPreview((before) => (answer === "refused" ? { ...before, isRefused: true } : { document: answer, isRefused: false }));
    }
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, isPending, url]);
  return preview;
}

/**
 * Null if there is no answer.
 * why not a fetcher: when its answer is there it loads the page anew. If the form is saved in the same moment, that takes
 * the place of the load behind the save, which has already used up the notice.
 */
async function ask(url: string, text: string, signal: AbortSignal): Promise<LegalDocument | "refused" | null> {
  try {
    const body = new URLSearchParams({ content_value: text, version: "0" });
    const response = await fetch(url, { method: "POST", body, redirect: "manual", signal });
    if (response.status === 422) return "refused";
    const { previewSchema } = await import("./legal-document-schema");
    return response.ok ? (previewSchema.safeParse(await response.json()).data?.preview ?? null) : null;
  } catch {
    return null;
  }
}
