import { usePending } from "~/ui/form/pending";
import { useReadOnly } from "~/ui/form/read-only";
import { useLiveValue } from "~/ui/form/use-live-value";

export function BuiltInButton({ value, about }: { value: string; about: string }) {
  const isPending = usePending();
  if (useReadOnly()) return null;
  return (
    <button className="button" data-tone="quiet" data-size="sm" type="submit" name="built_in" value={value} aria-disabled={isPending || undefined}>
      Mitgelieferten Text wiederherstellen<span className="visually-hidden">: {about}</span>
    </button>
  );
}

export function OwnTextButton({ name, builtIn, about }: { name: string; builtIn: string; about: string }) {
  const text = useLiveValue(name).trim();
  return text === "" || text === builtIn.trim() ? null : <BuiltInButton value={name} about={about} />;
}
