import { matchRoutes } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** Preloads the code of screens that a form can lead to: if loading fails later, Remix reloads the page, and the form is lost. */
export function usePreparedTargets(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    if (!form.current) return;
    const buttons = form.current.querySelectorAll<HTMLButtonElement>("[formaction]");
    const targets = [form.current.action, ...[...buttons].map(({ formAction }) => formAction)];
    for (const module of targets.flatMap(modulesOf)) void prepare(module);
  }, [form]);
}

function modulesOf(url: string): string[] {
  const { routes } = window.__remixManifest;
  const below = (parent?: string): RouteObject[] =>
    Object.values(routes)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: below(id) }));
  const matches = matchRoutes(below(), new URL(url).pathname) ?? [];
  return matches.flatMap(({ route: { id = "" } }) => routes[id]?.module ?? []);
}

async function prepare(module: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ module);
  } catch {
    // loading is tried again when it is needed
  }
}
