import { Link } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { sendFileWithRetry } from "~/ui/admin/connection";
import { Icon } from "~/ui/admin/icon";
import { Panel } from "~/ui/admin/panel";
import { Picture } from "~/ui/admin/picture";
import { isTooLarge, UPLOAD_REFUSALS } from "../record/upload-rules";

/** Percentages from the specification of the administration (section 4). */
const UPLOAD_STEPS = { checked: 20, sending: 40, rise: 10, riseEveryMs: 200, almost: 90, done: 100 } as const;

type ShownUpload = { id: number; name: string; progress: number; refusal: string | null; stored: string | null; file: File };

type Upload = ShownUpload & { category: string; state: "waiting" | "running" | "over" };

type Place = {
  url: string;
  /** The id of the form and the number of a file identify an upload that is sent again. */
  form: string;
};

export function useUploads({ url, form }: Place) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(0);

  const change = useCallback((id: number, news: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)));
  }, []);

  const running = uploads.find(({ state }) => state === "running");
  const waiting = uploads.find(({ state }) => state === "waiting");

  useEffect(() => {
    if (running || !waiting) return;
    change(waiting.id, { state: "running", progress: UPLOAD_STEPS.checked });
    void send(waiting, { url, form, onProgress: (progress) => change(waiting.id, { progress }) }).then((end) => {
      change(waiting.id, { state: "over", ...end, ...(end.refusal === null && { progress: UPLOAD_STEPS.done }) });
    });
  }, [running, waiting, change, url, form]);

  function start(files: readonly File[], category: string) {
    const fresh = files.map((file): Upload => {
      nextId.current += 1;
      return { id: nextId.current, name: file.name, progress: 0, refusal: null, stored: null, file, category, state: "waiting" };
    });
    // while some are under way, the others stay: nobody may have read their refusals yet
    setUploads((all) => (all.every(({ state }) => state === "over") ? fresh : [...all, ...fresh]));
  }

  const isOver = uploads.length > 0 && !running && !waiting;
  const doneCount = isOver ? uploads.filter(({ refusal }) => refusal === null).length : 0;
  return { uploads, isUnderWay: uploads.length > 0 && !isOver, doneCount, start };
}

export function UploadList({ uploads, isUnderWay }: { uploads: readonly ShownUpload[]; isUnderWay: boolean }) {
  if (uploads.length === 0) return null;
  const stored = uploads.flatMap((upload) => upload.stored ?? []);
  return (
    <Panel title="Uploads">
      <ul className="uploads">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
      {uploads.some(({ refusal }) => refusal === SESSION_OVER) ? <ButtonLink to={paths.admin.login(paths.admin.media.upload)}>Anmelden</ButtonLink> : null}
      {isUnderWay || stored.length === 0 ? null : <ButtonLink to={paths.admin.media.altTexts(stored)}>{ADD_ALT_TEXTS}</ButtonLink>}
    </Panel>
  );
}

type Sending = Place & { onProgress: (progress: number) => void };

type End = Pick<ShownUpload, "refusal" | "stored">;

const SESSION_OVER = "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.";

function refusedBy(refusal: string): End {
  return { refusal, stored: null };
}

async function send({ id, file, category }: Upload, { url, form, onProgress }: Sending): Promise<End> {
  // without an extension the browser knows no type; the server looks at the content
  if (file.type !== "" && !file.type.startsWith("image/")) return refusedBy(UPLOAD_REFUSALS.notAnImage);
  if (isTooLarge(file)) return refusedBy(UPLOAD_REFUSALS.tooLarge);
  let progress: number = UPLOAD_STEPS.sending;
  onProgress(progress);
  const timer = setInterval(() => {
    progress = Math.min(progress + UPLOAD_STEPS.rise, UPLOAD_STEPS.almost);
    onProgress(progress);
  }, UPLOAD_STEPS.riseEveryMs);
  try {
    return await post(url, { id: `${form} ${id.toString()}`, file: await inMemory(file), category });
  } catch {
    return refusedBy(UPLOAD_REFUSALS.busy);
  } finally {
    clearInterval(timer);
  }
}

/** Otherwise a file that changes on the disk would fail like a lost connection, and be retried for ever. */
async function inMemory(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type });
}

async function post(url: string, { id, file, category }: Pick<Upload, "file" | "category"> & { id: string }): Promise<End> {
  const body = new FormData();
  body.append("id", id);
  body.append("category", category);
  body.append("file", file);
  // after the session has ended, the answer is a redirect to the login
  const response = await sendFileWithRetry(url, { method: "POST", body, redirect: "manual" });
  if (response.type === "opaqueredirect") return refusedBy(SESSION_OVER);
  return endIn(await response.json());
}

/** Not with zod, which this screen does not load otherwise. */
function endIn(answer: unknown): End {
  if (typeof answer !== "object" || answer === null || !("refusal" in answer) || !("id" in answer)) return refusedBy(UPLOAD_REFUSALS.busy);
  if (answer.refusal === null && typeof answer.id === "string") return { refusal: null, stored: answer.id };
  return refusedBy(typeof answer.refusal === "string" ? answer.refusal : UPLOAD_REFUSALS.busy);
}

function UploadRow({ upload: { id, name, progress, refusal, stored, file } }: { upload: ShownUpload }) {
  return (
    <li className="upload" data-state={refusal !== null ? "refused" : progress === 100 ? "done" : "running"}>
      <Thumbnail file={file} />
      <span className="upload-name" id={`upload-${id.toString()}`}>
        {stored === null ? name : <Link to={paths.admin.media.show(stored)}>{name}</Link>}
      </span>
      {refusal === null ? <Meter id={id} progress={progress} /> : <Refusal text={refusal} />}
    </li>
  );
}

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const own = URL.createObjectURL(file);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [file]);
  return <Picture picture={url === null ? null : { src: url }} alt="" icon="image" />;
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

export const ADD_ALT_TEXTS = "Alternativtexte ergänzen";

export function uploadedText(count: number): string {
  return count === 1 ? "1 Datei wurde hochgeladen." : `${count.toString()} Dateien wurden hochgeladen.`;
}
