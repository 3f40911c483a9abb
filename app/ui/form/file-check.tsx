import { type MouseEventHandler, type ReactNode, useState } from "react";
import { useFormLabels } from "./labels";

/** Equals the server's limit. */
export const LARGEST_PICTURE = 5 * 1024 * 1024;

type Problem = "wrongType" | "tooLarge" | "notShrunk";

/** `about`: the names of the files, where several can be chosen. */
type Found = { problem: Problem; about?: string };

type FileCheck = {
  check: (input: HTMLInputElement) => void;
  /** Call it for a file whose content does not match its name. */
  refuse: (input: HTMLInputElement) => void;
  noteOn: (said: readonly string[]) => ReactNode;
};

/** Reports at once what the server would refuse. */
export function useFileCheck(): FileCheck {
  const [found, setFound] = useState<(Found & { input: HTMLInputElement }) | null>(null);
  const { wrongFileType: wrongType, fileTooLarge: tooLarge, notShrunk } = useFormLabels();

  function check(input: HTMLInputElement) {
    const problem = problemOf(input);
    setFound(problem && { input, ...problem });
  }

  function refuse(input: HTMLInputElement) {
    setFound({ input, problem: "wrongType" });
  }

  async function shrink(input: HTMLInputElement, button: HTMLElement) {
    const files = await shrunken(input);
    // the button disappears
    if (document.activeElement === button) input.focus();
    if (files === null) return setFound({ input, problem: "notShrunk" });
    chooseFiles(input, files);
  }

  function noteOn(said: readonly string[]): ReactNode {
    if (found === null) return null;
    const text = { wrongType, tooLarge, notShrunk }[found.problem];
    const isSaid = said.includes(text);
    const mayShrink = found.problem === "tooLarge";
    if (isSaid && !mayShrink) return null;
    return (
      <div className="file-check" role="alert">
        {isSaid ? null : <p className="field-error">{found.about}{text}</p>}
        {mayShrink ? <ShrinkButton onClick={({ currentTarget }) => void shrink(found.input, currentTarget)} /> : null}
      </div>
    );
  }

  return { check, refuse, noteOn };
}

function ShrinkButton({ onClick }: { onClick: MouseEventHandler<HTMLElement> }) {
  return (
    <button className="button" data-tone="secondary" data-size="sm" type="button" onClick={onClick}>
      {useFormLabels().shrinkFile}
    </button>
  );
}

function problemOf(input: HTMLInputElement): Found | null {
  const files = filesOf(input);
  const accepted = input.accept.split(",");
  // a file without a known extension has no type, but may be a picture
  const wrong = files.filter(({ type }) => type !== "" && !accepted.includes(type));
  const refused = wrong.length > 0 ? wrong : files.filter(isTooLarge);
  if (refused.length === 0) return null;
  const about = input.multiple ? `${refused.map(({ name }) => name).join(", ")}: ` : "";
  return { problem: wrong.length > 0 ? "wrongType" : "tooLarge", about };
}

function filesOf(input: HTMLInputElement): File[] {
  return [...(input.files ?? [])];
}

/** Null if one of the pictures cannot be made small enough. */
async function shrunken(input: HTMLInputElement): Promise<File[] | null> {
  try {
    const { smallerCopy } = await import("./smaller-copy");
    const files = await Promise.all(filesOf(input).map(async (file) => (isTooLarge(file) ? smallerCopy(file, LARGEST_PICTURE) : file)));
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
