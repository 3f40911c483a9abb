/** Without NUL and half surrogate pairs, which databases refuse. JSON from elsewhere can spell both, and a cut leaves a half. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").replaceAll(/\p{Cs}/gu, "");
}
