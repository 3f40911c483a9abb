import { type MenuGroup, placesOf } from "./menu";

export type Shortcut = { keys: readonly string[]; does: string };

export type Command = { do: "list" | "search" | "new" } | { do: "go"; letter: string };

/** The first key of a shortcut with two keys. */
export type Pending = "" | "g";

const ALONE: Readonly<Record<string, Command>> = { "?": { do: "list" }, "/": { do: "search" }, n: { do: "new" } };

export const FIXED_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["?"], does: "Diese Liste zeigen" },
  { keys: ["/"], does: "Suchen" },
  { keys: ["n"], does: "Neuen Eintrag anlegen, wo es einen gibt" },
  { keys: ["Strg", "s"], does: "Formular speichern" },
];

export function commandOf(key: string, pending: Pending): { command: Command | null; pending: Pending } {
  if (pending === "g") return { command: { do: "go", letter: key }, pending: "" };
  if (key === "g") return { command: null, pending: "g" };
  return { command: ALONE[key] ?? null, pending: "" };
}

export function menuShortcuts(menu: readonly MenuGroup[]): Shortcut[] {
  return placesOf(menu).map(({ label, letter }) => ({ keys: ["g", letter], does: `Zu „${label}“` }));
}
