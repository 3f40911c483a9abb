/** Removes NUL and half surrogate pairs, which databases refuse. JSON from elsewhere may contain both, and cutting a text leaves a half. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").replaceAll(/\p{Cs}/gu, "");
}
