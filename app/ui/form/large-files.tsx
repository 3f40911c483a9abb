import { type ReactNode, useState } from "react";
import { useWords } from "./labels";

/** As much as the server takes of one picture. */
export const LARGEST_PICTURE = 5 * 1024 * 1024;

/** Twice what the server makes of a picture, so that nobody sees the difference. */
const [WIDEST, HIGHEST] = [2400, 1600];

type LargeFiles = {
  /** To be called with the control when files were chosen. */
  check: (input: HTMLInputElement) => void;
  /** What is said about files that are too large, unless it is said already, and the way out. */
  noteOn: (said: readonly string[]) => ReactNode;
};

/** Tells of chosen pictures that are too large, and offers smaller copies of them. Needs JavaScript. */
export function useLargeFiles(): LargeFiles {
  const [found, setFound] = useState<{ input: HTMLInputElement; hasFailed: boolean } | null>(null);
  const words = useWords();

  function check(input: HTMLInputElement) {
    setFound(filesOf(input).some(isTooLarge) ? { input, hasFailed: false } : null);
  }

  async function shrink(input: HTMLInputElement) {
    const files = await Promise.all(filesOf(input).map((file) => (isTooLarge(file) ? smallerCopy(file) : Promise.resolve(file))));
    if (files.some((file) => file === null || isTooLarge(file))) return setFound({ input, hasFailed: true });
    choose(input, files.filter((file) => file !== null));
  }

  function noteOn(said: readonly string[]): ReactNode {
    if (found === null) return null;
    const text = found.hasFailed ? words.notShrunk : words.fileTooLarge;
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
      {useWords().shrinkFile}
    </button>
  );
}

function filesOf(input: HTMLInputElement): File[] {
  return [...(input.files ?? [])];
}

function isTooLarge({ size }: File): boolean {
  return size > LARGEST_PICTURE;
}

/** Puts other files into a control, as if a person had chosen them. */
function choose(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  for (const name of ["input", "change"]) input.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Null for what the browser cannot read as a picture. */
async function smallerCopy(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    const factor = Math.min(1, WIDEST / picture.width, HIGHEST / picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * factor);
    canvas.height = Math.round(picture.height * factor);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
    return copy && new File([copy], file.name, { type: copy.type });
  } catch {
    return null;
  }
}
