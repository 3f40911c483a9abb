import { useRouteLoaderData } from "@remix-run/react";
import type { Consent } from "./embeds";

const NOTHING: Consent = { preferences: null, once: null };

/** What the visitor of this page has allowed to be loaded; nothing if the root loader failed. */
export function useConsent(): Consent {
  return useRouteLoaderData<{ consent: Consent }>("root")?.consent ?? NOTHING;
}
