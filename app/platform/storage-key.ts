const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/i;
const MAX_LENGTH = 200;

/** A plain relative path without `..`, hidden files or empty segments. */
export function isStorageKey(key: string): boolean {
  return key.length <= MAX_LENGTH && key.split("/").every((segment) => SEGMENT.test(segment));
}

export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}
