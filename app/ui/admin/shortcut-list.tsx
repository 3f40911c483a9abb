import type { Shortcut } from "./shortcuts";

/** Keys, and what they do. */
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
