import { forwardRef } from "react";
import type { Shortcut } from "./shortcuts";

type Props = { shortcuts: readonly Shortcut[]; pageUrl: string };

export const ShortcutDialog = forwardRef<HTMLDialogElement, Props>(function ShortcutDialog({ shortcuts, pageUrl }, ref) {
  return (
    <dialog className="dialog" ref={ref} aria-labelledby="shortcuts-title">
      <h2 className="dialog-title" id="shortcuts-title">
        Tastenkürzel
      </h2>
      <ShortcutList shortcuts={shortcuts} />
      <form className="dialog-actions" method="dialog">
        <button className="button" type="submit" data-tone="primary">
          Schließen
        </button>
        <a className="button" data-tone="quiet" href={pageUrl}>
          Ein- oder ausschalten
        </a>
      </form>
    </dialog>
  );
});

export function ShortcutList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="shortcuts">
      {shortcuts.map(({ keys, does }) => (
        <div className="shortcut" key={keys.join(" ")}>
          <dt className="shortcut-keys">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
