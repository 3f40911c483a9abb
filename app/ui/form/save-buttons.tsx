import { useDraftContext } from "./draft-context";
import { usePending } from "./pending";
import { SubmitButton } from "./submit-button";

export function SaveButtons() {
  const way = useDraftContext();
  const isPending = usePending();
  if (way?.of === "draft") return <SubmitButton pending="Wird gespeichert …">Entwurf speichern</SubmitButton>;
  return (
    <>
      <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
      {way ? (
        <button className="button" data-tone="secondary" type="submit" formAction={way.url} aria-disabled={isPending || undefined}>
          Als Entwurf ablegen
        </button>
      ) : null}
    </>
  );
}
