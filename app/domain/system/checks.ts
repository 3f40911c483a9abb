/** What is looked at. */
export type CheckName = "settings" | "folders" | "disk" | "database" | "damages" | "migrations" | "clock" | "storage" | "mail" | "pictures" | "backup";

/** `warning` works, but somebody should look; `wrong` does not. */
export type CheckState = "ok" | "warning" | "wrong";

/** `detail` is a fact without a language: a size, a version, names, the words of an error. */
export type Check = { name: CheckName; state: CheckState; detail: string };
