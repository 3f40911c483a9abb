import { type InputHTMLAttributes, type RefObject, useState } from "react";
import { formatFileSize } from "~/i18n/file-size";
import { useReadOnly } from "./read-only";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className" | "onChange"> & {
  input?: RefObject<HTMLInputElement>;
  prompt: string;
  onChoose?: (input: HTMLInputElement) => void;
};

/** The input covers our text, so that clicks, keys and drops reach it. Without JavaScript it shows the file's name itself. */
export function DropZone({ input, prompt, onChoose, ...control }: Props) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className="drop-zone" data-chosen={files.length > 0 || undefined}>
      <span className="drop-zone-words" aria-hidden="true">
        {files.length === 0 ? prompt : files.map(({ name, size }) => `${name} (${formatFileSize(size)})`).join(", ")}
      </span>
      <input
        {...control}
        ref={input}
        className="drop-zone-input"
        type="file"
        hidden={useReadOnly()}
        onChange={({ currentTarget }) => {
          setFiles([...(currentTarget.files ?? [])]);
          onChoose?.(currentTarget);
        }}
      />
    </div>
  );
}
