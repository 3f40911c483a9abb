/**
 * A posted text as it is kept: with the line ends that were typed, where a form sends CRLF (HTML, "constructing the
 * entry list"), and without NUL, which no keyboard types and no Postgres column stores.
 */
export function cleanText(value: string): string {
  return value.replaceAll("\0", "").replaceAll(/\r\n?/g, "\n");
}
