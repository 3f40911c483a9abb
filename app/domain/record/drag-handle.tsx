import { useNavigation, useSubmit } from "@remix-run/react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { dragRow, type Dragged } from "~/ui/admin/drag-row";

type Props = {
  row: { id: string; version: number };
  name: string;
  /** Where a move is posted. */
  url: string;
  /** The view of the list to come back to. */
  view: { filter?: string; page: number };
};

/** For a finger or a mouse, where JavaScript runs. Keyboard and screen reader have the arrows beside it. */
export function DragHandle({ row: { id, version }, name, url, view: { filter, page } }: Props) {
  const submit = useSubmit();
  const { state } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  const drag = useRef<Dragged | null>(null);
  useEffect(() => {
    if (state === "idle") drag.current?.end();
  }, [state]);
  useEffect(() => () => drag.current?.end(), []);

  function begin(event: PointerEvent<HTMLElement>) {
    if (state !== "idle" || event.button !== 0) return;
    event.preventDefault();
    drag.current?.end();
    setSaid(`„${name}“ wird verschoben.`);
    drag.current = dragRow(event.currentTarget, event.nativeEvent, {
      onPlace: (place, count) => setSaid(`„${name}“: Stelle ${place.toString()} von ${count.toString()}`),
      onEnd: (target) => {
        setSaid(null);
        if (target) submit({ version, ...target, page, ...(filter && { filter }) }, { method: "post", action: url, preventScrollReset: true });
      },
    });
  }

  return (
    <>
      <span className="drag-handle" data-icon="grip" data-row={id} aria-hidden="true" onPointerDown={begin} />
      {said === null ? null : (
        <span className="visually-hidden" role="status">
          {said}
        </span>
      )}
    </>
  );
}
