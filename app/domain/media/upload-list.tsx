import { Icon } from "~/ui/admin/icon";
import type { ShownUpload } from "./use-uploads";

/** The files that are on their way or have arrived, each with its progress. */
export function UploadList({ uploads }: { uploads: readonly ShownUpload[] }) {
  if (uploads.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="upload-list">
      <header className="panel-head">
        <h2 className="panel-title" id="upload-list">
          Uploads
        </h2>
      </header>
      <ul className="uploads">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload: { id, name, progress, refusal } }: { upload: ShownUpload }) {
  return (
    <li className="upload" data-state={stateOf({ progress, refusal })}>
      <span className="upload-name" id={`upload-${id.toString()}`}>
        {name}
      </span>
      {refusal === null ? <Meter id={id} progress={progress} /> : <Refusal text={refusal} />}
    </li>
  );
}

function Meter({ id, progress }: { id: number; progress: number }) {
  return (
    <span className="upload-state">
      <progress className="upload-progress" max={100} value={progress} aria-labelledby={`upload-${id.toString()}`} />
      <span className="upload-word">{progress === 100 ? "Fertig" : `${progress.toString()} %`}</span>
    </span>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <span className="upload-state" role="alert">
      <Icon name="alert" size="sm" />
      {text}
    </span>
  );
}

function stateOf({ progress, refusal }: Pick<ShownUpload, "progress" | "refusal">) {
  if (refusal !== null) return "refused";
  return progress === 100 ? "done" : "running";
}
