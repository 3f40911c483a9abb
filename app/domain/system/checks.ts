/** What is looked at, in this order. */
export const CHECKS = ["settings", "folders", "disk", "database", "damages", "migrations", "clock", "storage", "mail", "pictures", "backup"] as const;

export type CheckName = (typeof CHECKS)[number];

/** `warning` works, but somebody should look; `wrong` does not. */
export type CheckState = "ok" | "warning" | "wrong";

/** `detail` is a fact without a language: a size, a version, names, the words of an error. */
export type Check = { name: CheckName; state: CheckState; detail: string };
