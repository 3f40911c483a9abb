import { showSettings, watchCookieDialog } from "./cookie-dialog";
import { watchDialogs } from "./dialogs";
import { watchEmbeds } from "./embeds";
import { watchHeroLoop } from "./hero-loop";
import { watchMissingPart } from "./missing-part";
import { watchPopup } from "./popup";
import { sendWhenBack, watchSending } from "./sending-form";
import { showFilm } from "./showreel";
import { keepTypedMessage } from "./typed-message";

watchScroll();
markBrokenPictures();
watchDialogs({ showreel: showFilm, "cookie-dialog": showSettings });
watchCookieDialog();
watchEmbeds();
watchHeroLoop();
watchPopup();
watchSending();
sendWhenBack();
keepTypedMessage();
void watchMissingPart();
// when the browser has shown what the address names: a reload would thank again (routes/contact.tsx)
if (location.hash === "#sent") addEventListener("load", () => history.replaceState(null, "", location.pathname));

/** The mark is 50 px high (site-header.css). */
function watchScroll(): void {
  const mark = document.querySelector("[data-scroll-mark]");
  const header = document.querySelector("[data-site-header]");
  if (!mark || !header) return;
  new IntersectionObserver(([entry]) => {
    header.toggleAttribute("data-scrolled", entry !== undefined && !entry.isIntersecting);
  }).observe(mark);
}

function markBrokenPictures(): void {
  // `error` does not bubble, but can be captured
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && hide(target), true);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) hide(image);
  }
}

function hide(image: HTMLImageElement): void {
  image.toggleAttribute("data-broken", true);
}
