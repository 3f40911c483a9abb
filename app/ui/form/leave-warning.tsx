import { useBeforeUnload, useBlocker, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";
import { useEffect, useRef } from "react";

type Location = { pathname: string; search: string };

/** `sentTo`: the form's target, if it is another page. */
export function LeaveWarning({ isDirty, sentTo }: { isDirty: boolean; sentTo?: string }) {
  return <LeaveQuestion isDirty={isDirty} keeps={(current, next) => next.pathname === sentTo || keepsValues(current, next)} />;
}

/** For a page that has the only copy of the typed values. */
export function AnswerLeaveWarning() {
  const { state } = useNavigation();
  const isSent = useRef(false);
  useEffect(() => {
    if (state === "idle") isSent.current = false;
  }, [state]);
  useEffect(() => {
    const place = document.querySelector("main") ?? document;
    const note = () => (isSent.current = true);
    place.addEventListener("submit", note);
    return () => place.removeEventListener("submit", note);
  }, []);
  return <LeaveQuestion isDirty={state === "idle"} keeps={() => isSent.current} />;
}

type Question = { isDirty: boolean; /** Whether the next page still has what was typed. */ keeps: (current: Location, next: Location) => boolean };

function LeaveQuestion({ isDirty, keeps }: Question) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && !keeps(currentLocation, nextLocation));
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return blocker.state === "blocked" ? <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} /> : null;
}

/** The values survive a navigation to the same address, and are kept while somebody chooses a picture. */
function keepsValues(current: Location, next: Location): boolean {
  const isSame = next.pathname === current.pathname && next.search === current.search;
  return isSame || next.pathname === paths.admin.mediaChoice;
}

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby="leave-title" onClose={onStay}>
      <h2 className="dialog-title" id="leave-title">
        Änderungen verwerfen?
      </h2>
      <p className="dialog-text">Ihre Änderungen auf dieser Seite sind noch nicht gespeichert.</p>
      <div className="dialog-actions">
        {/* not `onStay`: the router closes the dialog a moment later, and text typed before that would be lost */}
        <button className="button" type="button" data-tone="primary" onClick={() => dialog.current?.close()}>
          Weiterbearbeiten
        </button>
        <button className="button" type="button" data-tone="quiet" onClick={onLeave}>
          Verwerfen
        </button>
      </div>
    </dialog>
  );
}
