/** Tells the header when the page has moved by the height of the mark on top of it: 50 px, set in site-header.css. */
export function watchScroll(): void {
  const mark = document.querySelector("[data-scroll-mark]");
  const header = document.querySelector("[data-site-header]");
  if (!mark || !header) return;
  new IntersectionObserver(([entry]) => {
    header.toggleAttribute("data-scrolled", entry !== undefined && !entry.isIntersecting);
  }).observe(mark);
}
