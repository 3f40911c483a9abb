/**
 * A redirect in the words of Remix's single fetch channel (turbo-stream: a flat list whose objects name keys and values
 * by their place in it). `reload` makes the browser load the target as a document. The status is the one that Remix
 * uses for this, so that `fetch` does not follow by itself.
 */
export const SINGLE_FETCH_REDIRECT_STATUS = 202;

export const SINGLE_FETCH_CONTENT_TYPE = "text/x-script";

export function singleFetchRedirect(target: string): string {
  const redirect = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const words = ["redirect", target, "status", 302, "revalidate", false, "reload", true, "replace"];
  return `${JSON.stringify([["SingleFetchRedirect", 1], redirect, ...words])}\n`;
}
