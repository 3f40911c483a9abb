declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** The widths of the wide picture in app/ui/site/home-hero.tsx, without phones held sideways. */
const WIDE_AND_MOVING = "(min-width: 56.26rem) and (prefers-reduced-motion: no-preference)";

export function watchHeroLoop(): void {
  const template = document.querySelector<HTMLTemplateElement>("[data-hero-loop]");
  if (!template || navigator.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches) return;
  const wanted = matchMedia(WIDE_AND_MOVING);
  const follow = () => (wanted.matches ? start(template) : stop(template));
  whenIdle(() => {
    follow();
    wanted.addEventListener("change", follow);
  });
}

function start(template: HTMLTemplateElement): void {
  template.after(template.content.cloneNode(true));
  const { video, button } = partsAfter(template);
  if (!video || !button) return;
  // some browsers do not autoplay a clone that has only the attribute
  video.muted = true;
  video.play().catch(() => undefined);
  video.addEventListener("playing", () => {
    video.toggleAttribute("data-shown", true);
    button.hidden = false;
  });
  button.addEventListener("click", () => {
    const rests = !video.paused;
    button.ariaPressed = String(rests);
    if (rests) video.pause();
    else video.play().catch(() => undefined);
  });
}

function stop(template: HTMLTemplateElement): void {
  const { video, button } = partsAfter(template);
  video?.remove();
  button?.remove();
}

function partsAfter({ parentElement }: HTMLTemplateElement) {
  return { video: parentElement?.querySelector("video"), button: parentElement?.querySelector<HTMLButtonElement>("button[aria-pressed]") };
}

/** Runs after the first paint. Safari has no `requestIdleCallback`. */
function whenIdle(then: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(then) : setTimeout(then, 200));
  const painted = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    painted.disconnect();
    idle();
  });
  const wait = () => painted.observe({ type: "paint", buffered: true });
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
