import { useEffect, useRef } from "react";
import { useWhyWaiting } from "./connection";

export function ConnectionNote() {
  const why = useWhyWaiting();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.showPopover(), [why]);
  if (why === null) return null;
  return (
    <p className="loading-note" role="status" popover="manual" ref={note}>
      {why}
    </p>
  );
}
