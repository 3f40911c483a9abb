/** Names that the conflict page puts before a field's own: what to do with it, and what the other person saved. */
const CHOICE = "choice.";
const STORED = "stored.";

/**
 * The conflict page is an ordinary form of the same fields. Where `choice.bio` says `stored`, the value of
 * `stored.bio` takes the place of `bio`; then these names are gone and the rest of the way is the usual one.
 */
export function applyChoices(body: FormData): FormData {
  const chosen = new FormData();
  for (const [name, value] of body) {
    const isChosen = name.startsWith(STORED) ? keepsStored(body, name.slice(STORED.length)) : !keepsStored(body, name);
    if (isChosen && !name.startsWith(CHOICE)) chosen.append(withoutPrefix(name), value);
  }
  return chosen;
}

function keepsStored(body: FormData, name: string): boolean {
  return body.get(CHOICE + name) === "stored";
}

function withoutPrefix(name: string): string {
  return name.startsWith(STORED) ? name.slice(STORED.length) : name;
}
