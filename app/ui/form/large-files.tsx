import { type ReactNode, useState } from "react";
import { useFormLabels } from "./labels";

/** The server's limit. */
export const LARGEST_PICTURE = 5 * 1024 * 1024;

type LargeFiles = {
  check: (input: HTMLInputElement) => void;
  noteOn: (said: readonly string[]) => ReactNode;
};

export function useLargeFiles(): LargeFiles {
  const [found, setFound] = useState<{ input: HTMLInputElement; hasFailed: boolean } | null>(null);
  const formLabels = useFormLabels();

  function check(input: HTMLInputElement) {
    setFound(filesOf(input).some(isTooLarge) ? { input, hasFailed: false } : null);
  }

  async function shrink(input: HTMLInputElement) {
    const files = await shrunken(input);
    if (files === null) return setFound({ input, hasFailed: true });
    chooseFiles(input, files);
  }

  function noteOn(said: readonly string[]): ReactNode {
    if (found === null) return null;
    const text = found.hasFailed ? formLabels.notShrunk : formLabels.fileTooLarge;
    return (
      <div className="large-files" role="alert">
        {said.includes(text) ? null : <p className="field-error">{text}</p>}
        {found.hasFailed ? null : <ShrinkButton onClick={() => void shrink(found.input)} />}
      </div>
    );
  }

  return { check, noteOn };
}

function ShrinkButton({ onClick }: { onClick: () => void }) {
  return (
    <button className="button" data-tone="secondary" data-size="sm" type="button" onClick={onClick}>
      {useFormLabels().shrinkFile}
    </button>
  );
}

function filesOf(input: HTMLInputElement): File[] {
  return [...(input.files ?? [])];
}

/** Null if one cannot be made small enough. */
async function shrunken(input: HTMLInputElement): Promise<File[] | null> {
  try {
    const { smallerCopy } = await import("./smaller-copy");
    const files = await Promise.all(filesOf(input).map(async (file) => (isTooLarge(file) ? smallerCopy(file) : file)));
    const small = files.filter((file) => file !== null).filter((file) => !isTooLarge(file));
    return small.length === files.length ? small : null;
  } catch {
    return null;
  }
}

function isTooLarge({ size }: File): boolean {
  return size > LARGEST_PICTURE;
}

export function chooseFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  for (const name of ["input", "change"]) input.dispatchEvent(new Event(name, { bubbles: true }));
}
