import { useNavigation, useSubmit } from "@remix-run/react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { dragRow, type Dragged } from "~/ui/admin/drag-row";

type Props = {
  version: number;
  name: string;
  /** Where a move is posted. */
  url: string;
};

/** For a finger or a mouse, where JavaScript runs. Keyboard and screen reader have the arrows in the menu beside it. */
export function DragHandle({ version, name, url }: Props) {
  const submit = useSubmit();
  const { state } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  const [hasScripts, setHasScripts] = useState(false);
  const drag = useRef<Dragged | null>(null);
  useEffect(() => setHasScripts(true), []);
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
        if (target) submit({ version, ...target }, { method: "post", action: url, preventScrollReset: true });
      },
    });
  }

  if (!hasScripts) return null;
  return (
    <>
      <span className="drag-handle" data-icon="grip" aria-hidden="true" title="Zum Sortieren ziehen" onPointerDown={begin} />
      {said === null ? null : (
        <span className="visually-hidden" role="status">
          {said}
        </span>
      )}
    </>
  );
}
