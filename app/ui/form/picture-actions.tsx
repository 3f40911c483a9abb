import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode, RefObject } from "react";
import { paths } from "~/paths";
import { valueAt } from "../admin/shown-value";
import { FRAME } from "../admin/title";
import { chooseFiles } from "./file-check";
import { useReadOnly } from "./read-only";

/** `chosen`: a file that was not sent yet. `kept`: the record's picture. `removed`: will be removed on saving. */
export type PictureState = "chosen" | "kept" | "removed" | "none";

type Props = {
  state: PictureState;
  mayGo: boolean;
  input: RefObject<HTMLInputElement>;
  /** The checkbox that keeps the picture. Without JavaScript it is the only control. */
  box: RefObject<HTMLInputElement>;
  keptIn: string | undefined;
};

export function PictureActions({ state, mayGo, input, box, keptIn }: Props) {
  if (useReadOnly()) return null;
  const hasOwn = state === "kept" || state === "chosen";
  const isKeptOrRemoved = (state === "kept" && mayGo) || state === "removed";

  function removeChosen() {
    if (!input.current) return;
    chooseFiles(input.current, []);
    // the button may disappear
    input.current.focus();
  }

  return (
    <div className="picture-actions">
      {keptIn === undefined ? null : (
        <>
          <ScriptButton onClick={() => input.current?.click()}>{hasOwn ? "Ersetzen" : "Auswählen"}</ScriptButton>
          <LibraryButton field={keptIn}>
            <span className="visually-hidden">Bild aus der </span>Mediathek
          </LibraryButton>
        </>
      )}
      {state === "chosen" ? <ScriptButton onClick={removeChosen}>Entfernen</ScriptButton> : null}
      {/* one button for both, so that it keeps the focus */}
      {isKeptOrRemoved ? <ScriptButton onClick={() => box.current?.click()}>{state === "removed" ? "Doch behalten" : "Entfernen"}</ScriptButton> : null}
    </div>
  );
}

function ScriptButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button className="button needs-script" data-tone="secondary" data-size="sm" type="button" onClick={onClick}>
      {children}
    </button>
  );
}

/** Keeps the typed values, and returns with the chosen picture in `field`. Hidden from people who may not see pictures. */
export function LibraryButton({ field, children }: { field: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (valueAt(useRouteLoaderData(FRAME), "user.permissions.media.read") !== true) return null;
  return (
    <button
      className="button"
      data-tone="secondary"
      data-size="sm"
      type="submit"
      formAction={paths.admin.choosePicture({ form: pathname + search, field })}
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
    >
      {children}
    </button>
  );
}
