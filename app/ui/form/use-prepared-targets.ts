import { matchRoutes } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

type Route = (typeof window.__remixManifest.routes)[string];

/** Preloads the code of screens that a form can lead to: if loading fails later, Remix reloads the page, and the form is lost. */
export function usePreparedTargets(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    if (!form.current) return;
    const buttons = form.current.querySelectorAll<HTMLButtonElement>("[formaction]");
    const targets = [form.current.action, ...[...buttons].map(({ formAction }) => formAction)];
    void prepare(new Set(targets.flatMap(routesOf)));
  }, [form]);
}

function routesOf(url: string): Route[] {
  const matches = matchRoutes(window.__remixRouter.routes, new URL(url).pathname) ?? [];
  return matches.flatMap(({ route: { id } }) => window.__remixManifest.routes[id] ?? []);
}

/** Firefox never loads a module again whose import has failed, so all its code must be in the browser's cache before. */
async function prepare(routes: ReadonlySet<Route>): Promise<void> {
  const urls = [...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  try {
    await Promise.all([...new Set(urls)].map(load));
    for (const { module } of routes) await import(/* @vite-ignore */ module);
  } catch {
    // loading is tried again when it is needed
  }
}

async function load(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(url);
  await answer.blob();
}
