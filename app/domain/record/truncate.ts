/** The beginning of a text, cut between two words, for a row of a list. */
export function truncated(text: string, longest = 160): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/\s+\S*$/, "")} …`;
}
