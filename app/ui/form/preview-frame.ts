/** Only the part with the preview changes while somebody types: styles, fonts and pictures that are there already stay. */
export function showPage(frame: HTMLIFrameElement, page: Document, picture: File | null): void {
  const [next, shown] = [previewIn(page), previewIn(frame.contentDocument)];
  if (next === null) return;
  if (picture) putPicture(next, picture);
  if (shown) {
    const place = next.querySelector("#place") ?? changedIn(next, shown);
    keepPictures(next, shown);
    shown.replaceWith(next);
    return bringIntoSight(frame, place);
  }
  const style = [...page.querySelectorAll("script[type='text/css']")].map(({ innerHTML }) => innerHTML).join("\n");
  for (const part of page.querySelectorAll("script")) part.remove();
  frame.addEventListener("load", () => startFrame(frame, style), { once: true });
  frame.srcdoc = `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

function previewIn(page: Document | null): HTMLElement | null {
  return page?.getElementById("preview") ?? null;
}

/** Of several pictures the first one is that of the record. */
function putPicture(preview: HTMLElement, file: File): void {
  const place = preview.querySelector(".picture");
  const image = place?.querySelector("img") ?? preview.ownerDocument.createElement("img");
  image.removeAttribute("srcset");
  image.src = addressOf(file);
  place?.append(image);
}

const addresses = new WeakMap<File, string>();

function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}

function keepPictures(next: HTMLElement, shown: HTMLElement): void {
  const there = [...shown.querySelectorAll("img")];
  for (const image of next.querySelectorAll("img")) {
    const same = there.find((one) => one.isEqualNode(image));
    if (same) image.replaceWith(same);
  }
}

/** The links of the site would lead away from what is typed. */
function startFrame(frame: HTMLIFrameElement, style: string): void {
  const page = frame.contentDocument;
  if (page === null) return;
  adopt(page, style);
  page.addEventListener("click", (event) => {
    if (event.target instanceof Node && event.target.parentElement?.closest("a")) event.preventDefault();
  });
  bringIntoSight(frame, page.getElementById("place"));
}

/** The colours of the site. why not as it came: the frame has the policy of the screen, which knows nothing of that style */
function adopt(page: Document, style: string): void {
  const sheet = page.defaultView && new page.defaultView.CSSStyleSheet();
  if (style === "" || sheet === null) return;
  sheet.replaceSync(style);
  page.adoptedStyleSheets = [sheet];
}

/** The innermost element that is not as it was shown, the first of several: where a part with several fields is being typed into. */
function changedIn(next: Element, shown: Element): Element | null {
  if (next.isEqualNode(shown)) return null;
  for (const [index, child] of [...next.children].entries()) {
    const before = shown.children[index];
    const changed = before ? changedIn(child, before) : child;
    if (changed) return changed;
  }
  return next;
}

/** Brings what is typed into the sight of the frame, and moves nothing else. why by hand: `scrollIntoView` scrolls the screen around as well */
function bringIntoSight({ contentWindow }: HTMLIFrameElement, element: Element | null): void {
  const place = element?.getBoundingClientRect();
  if (!contentWindow || !place || (place.top >= 0 && place.bottom <= contentWindow.innerHeight)) return;
  contentWindow.scrollBy({ top: place.top - contentWindow.innerHeight / 3, behavior: "instant" });
}
