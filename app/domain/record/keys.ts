export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[];
export function keysOf(table: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(table);
}

/** Undefined for any other word: it may come from an address. */
export function keyIn<Key extends string>(table: Readonly<Record<Key, unknown>>, word: string | null | undefined): Key | undefined {
  return keysOf(table).find((key) => key === word);
}
