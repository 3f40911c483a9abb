export function showFilm(dialog: HTMLDialogElement): void {
  const place = dialog.querySelector("[data-video-place]");
  const template = dialog.querySelector("template");
  if (!place || !template) return;
  place.replaceChildren(template.content.cloneNode(true));
  place.querySelector("video")?.play().catch(() => undefined);
  dialog.addEventListener("close", () => place.replaceChildren(), { once: true });
}
