const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/i;
const MAX_LENGTH = 200;

/** A key is a relative path of plain names: no `..`, no hidden files, no empty or odd segment. */
export function isStorageKey(key: string): boolean {
  return key.length <= MAX_LENGTH && key.split("/").every((segment) => SEGMENT.test(segment));
}

export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}
