import { useEffect, useRef } from "react";
import { useWaitingReason } from "./connection";

export function ConnectionNote() {
  const why = useWaitingReason();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.showPopover(), [why]);
  if (why === null) return null;
  return (
    <p className="loading-note" role="status" popover="manual" ref={note}>
      {why}
    </p>
  );
}
