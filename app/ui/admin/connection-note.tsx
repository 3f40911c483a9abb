import { useEffect, useRef } from "react";
import { useIsWaiting } from "./connection";

/** Says that the server is away and that nothing is lost by it. */
export function ConnectionNote() {
  const isWaiting = useIsWaiting();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.showPopover(), [isWaiting]);
  if (!isWaiting) return null;
  return (
    <p className="loading-note" role="status" popover="manual" ref={note}>
      Keine Verbindung zum Server. Ihre Eingaben bleiben stehen. Sobald die Verbindung zurück ist, geht es automatisch weiter.
    </p>
  );
}
