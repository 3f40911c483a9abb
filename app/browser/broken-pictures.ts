/** Hides pictures that cannot be loaded, now or later; the placeholder lies behind them. */
export function markBrokenPictures(): void {
  // why: errors of pictures do not bubble, but they can be caught on their way down
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && hide(target), true);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) hide(image);
  }
}

function hide(image: HTMLImageElement): void {
  image.toggleAttribute("data-broken", true);
}
