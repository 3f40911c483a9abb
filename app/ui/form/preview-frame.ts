/** Replaces only the preview, so that styles, fonts and pictures stay loaded. */
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

/** The record's picture is the first one. */
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

/** Prevents links, which would leave the preview. Marks the focused frame, because browsers do not match `:focus` with it. */
function startFrame(frame: HTMLIFrameElement, style: string): void {
  const page = frame.contentDocument;
  if (page === null) return;
  adopt(page, style);
  page.addEventListener("click", (event) => {
    // not by `instanceof`, because the frame has its own classes
    if (event.composedPath().some((node) => "nodeName" in node && node.nodeName === "A")) event.preventDefault();
  });
  for (const type of ["focus", "blur"]) frame.contentWindow?.addEventListener(type, () => frame.toggleAttribute("data-focused", type === "focus"));
  bringIntoSight(frame, page.getElementById("place"));
}

/** The site's colours as an adopted style sheet, because the screen's policy forbids the style element. */
function adopt(page: Document, style: string): void {
  const sheet = page.defaultView && new page.defaultView.CSSStyleSheet();
  if (style === "" || sheet === null) return;
  sheet.replaceSync(style);
  page.adoptedStyleSheets = [sheet];
}

/** The first innermost difference, which is where somebody types. */
function changedIn(next: Element, shown: Element): Element | null {
  if (next.isEqualNode(shown)) return null;
  for (const [index, child] of [...next.children].entries()) {
    const before = shown.children[index];
    const changed = before ? changedIn(child, before) : child;
    if (changed) return changed;
  }
  return next;
}

/** Not `scrollIntoView`, which would also scroll the screen. */
function bringIntoSight({ contentWindow }: HTMLIFrameElement, element: Element | null): void {
  const place = element?.getBoundingClientRect();
  if (!contentWindow || !place || (place.top >= 0 && place.bottom <= contentWindow.innerHeight)) return;
  contentWindow.scrollBy({ top: place.top - contentWindow.innerHeight / 3, behavior: "instant" });
}
