import { matchRoutes } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Route = (typeof window.__remixManifest.routes)[string];

/** Preloads the code of screens that a form can lead to: if loading fails later, Remix reloads the page, and the form is lost. */
export function usePreparedTargets(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    if (!form.current) return;
    const buttons = form.current.querySelectorAll<HTMLButtonElement>("[formaction]");
    const targets = [form.current.action, ...[...buttons].map(({ formAction }) => formAction)];
    for (const route of targets.flatMap(routesOf)) void prepare(route);
  }, [form]);
}

function routesOf(url: string): Route[] {
  const { routes } = window.__remixManifest;
  const below = (parent?: string): RouteObject[] =>
    Object.values(routes)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: below(id) }));
  const matches = matchRoutes(below(), new URL(url).pathname) ?? [];
  return matches.flatMap(({ route: { id = "" } }) => routes[id] ?? []);
}

/** Firefox never loads a module again whose import has failed, so all its code must be in the browser's cache before. */
async function prepare({ module, imports = [] }: Route): Promise<void> {
  try {
    await Promise.all([module, ...imports].map(async (url) => (await fetch(url)).blob()));
    await import(/* @vite-ignore */ module);
  } catch {
    // loading is tried again when it is needed
  }
}
