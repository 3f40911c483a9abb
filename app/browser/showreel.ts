/** Opens the video over the page. It is put there when it is opened and taken away when it is closed, so that it ends. */
export function watchShowreel(): void {
  for (const link of document.querySelectorAll<HTMLElement>("[data-opens-video]")) {
    const dialog = document.getElementById(link.dataset.opensVideo ?? "");
    const place = dialog?.querySelector("[data-video-place]");
    const template = dialog?.querySelector("template");
    if (!(dialog instanceof HTMLDialogElement) || !place || !template) continue;

    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      place.replaceChildren(template.content.cloneNode(true));
      dialog.showModal();
      place.querySelector("video")?.play().catch(() => undefined);
    });
    dialog.addEventListener("close", () => place.replaceChildren());
    // why: a click on the dark around the video hits the dialog itself
    dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  }
}
