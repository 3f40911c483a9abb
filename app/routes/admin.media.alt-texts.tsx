import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { type ConflictingAltTexts, listAltTexts, saveAltTexts } from "~/domain/media/media.server";
import { altTextsSchema } from "~/domain/media/media-schema";
import { groupOf } from "~/domain/record/any-record";
import type { FormValues } from "~/domain/record/form-values";
import { NOT_SAVED } from "~/domain/record/record-notices";
import { FileName } from "~/domain/media/file-name";
import { neverCached } from "~/http/answers";
import { followsPost } from "~/http/request-paths";
import { takeExpiredPost } from "~/http/expired-post.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { type FormReply, handleForm, refuse } from "~/http/read-form.server";
import { quoted } from "~/i18n/quoted";
import { type Language, LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { EmptyState } from "~/ui/admin/empty-state";
import { useLanguageName } from "~/ui/admin/language-name";
import { PageHeader } from "~/ui/admin/page-header";
import { Picture } from "~/ui/admin/picture";
import { SubmitActions } from "~/ui/form/form-actions";
import { HiddenField } from "~/ui/form/hidden-field";
import { SchemaForm } from "~/ui/form/schema-form";
import { TextField } from "~/ui/form/input-fields";

export const { meta, ErrorBoundary } = adminScreen(() => ({ title: "Alternativtexte", failure: "Fehler beim Laden der Medien", fields: FIELDS }));

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "media");
  const unsaved = await takeExpiredPost(request, user);
  const ids = idsIn(unsaved) ?? new URL(request.url).searchParams.get("ids")?.split(",").filter(Boolean) ?? [];
  const listed = await listAltTexts(ids);
  const found = listed.files.map(({ values }) => values.id);
  // puts the files into the address: saving changes which files lack a text, but the answer must show the same files
  if (ids.length === 0 && found.length > 0 && !followsPost(request)) return redirect(paths.admin.media.altTexts(found));
  return { ...listed, unsaved };
}

function idsIn(unsaved: FormValues | null): string[] | null {
  return unsaved && Object.values(groupOf(unsaved.files)).map((file) => String(groupOf(file).id));
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "media");
  const form = await handleForm(request, altTextsSchema, { work: ({ files }) => saveAltTexts(files, by), failed: NOT_SAVED });
  if (!form.ok) return form.answer;
  const { saved, gone, conflicting } = form.result;
  if (conflicting.length === 0) {
    return redirectWithNotice(paths.admin.media.list(), { kind: gone > 0 ? "warning" : "success", text: altTextsSaved(saved, gone) });
  }
  const files = form.value.files.map((file) => conflicting.find(({ id }) => id === file.id) ?? file);
  return data({ reply: withConflicts(form.reply, files) }, neverCached(409));
}

function altTextsSaved(saved: number, gone: number): string {
  const lost = gone === 0 ? "" : `${gone === 1 ? "Eine Datei wurde" : `${gone.toString()} Dateien wurden`} inzwischen gelöscht.`;
  if (saved === 0) return lost || "Es gab nichts zu ändern.";
  const done = saved === 1 ? "Die Alternativtexte einer Datei wurden gespeichert." : `Die Alternativtexte von ${saved.toString()} Dateien wurden gespeichert.`;
  return `${done} ${lost}`.trimEnd();
}

function withConflicts(reply: FormReply, files: readonly ConflictingAltTexts[]): FormReply {
  const messages = files.flatMap(({ conflicts = [] }, index) =>
    conflicts.map(({ name, stored }) => [`files[${index.toString()}].${name}`, savedMeanwhile(stored)] as const),
  );
  const typed = files.map(({ conflicts: _, version, ...values }) => ({ ...values, version: version.toString() }));
  return refuse({ ...reply, initialValue: { files: typed } }, Object.fromEntries(messages));
}

function savedMeanwhile(stored: unknown): string {
  const text = typeof stored === "string" && stored !== "" ? `${quoted(stored)} gespeichert` : "dieser Text entfernt";
  return `Inzwischen wurde ${text}. Wenn Sie noch einmal speichern, gilt Ihr Text.`;
}

type DescribedFile = { originalName: string; thumbnail: string | null; values: FormValues & { id: string; version: number } };

const BACK = { url: paths.admin.media.list(), text: "Medien" };

export default function MediaAltTexts() {
  const { files: found, more, unsaved } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  // shows a deleted file as long as text that was typed for it is unsaved
  const files = unsaved || reply ? found : found.filter(({ thumbnail }) => thumbnail !== null);
  return (
    <>
      <PageHeader title="Alternativtexte" back={BACK} lead="Was auf den Bildern zu sehen ist, in je einem Satz: für alle, die sie nicht sehen können." />
      {files.length === 0 ? (
        <EmptyState icon="image" title="Alle Dateien haben Alternativtexte" />
      ) : (
        <SchemaForm
          key={files.map(({ values }) => `${values.id} ${values.version.toString()}`).join()}
          schema={() => import("~/domain/media/media-schema").then(({ altTextsSchema }) => altTextsSchema)}
          labels={Object.fromEntries(files.flatMap(labelsOf))}
          defaultValue={unsaved ?? { files: Object.fromEntries(files.map(({ values }, index) => [index.toString(), values])) }}
          isRestored={unsaved !== null}
          reply={reply}
          warnsOnLeave
        >
          {files.map((file, index) => (
            <FileFields key={file.values.id} file={file} name={`files[${index.toString()}]`} />
          ))}
          {more > 0 ? <p className="field-hint">Danach {more === 1 ? "folgt eine weitere Datei" : `folgen ${more.toLocaleString("de-DE")} weitere Dateien`}.</p> : null}
          <SubmitActions cancel={{ url: BACK.url }} pending="Wird gespeichert …">Alle speichern</SubmitActions>
        </SchemaForm>
      )}
    </>
  );
}

function FileFields({ file: { originalName, thumbnail, values }, name }: { file: DescribedFile; name: string }) {
  const nameOf = useLanguageName();
  return (
    <fieldset className="form-section alt-texts">
      <legend className="visually-hidden">{originalName}</legend>
      <HiddenField name={`${name}.id`} />
      <HiddenField name={`${name}.version`} />
      <div className="cell-media">
        <Picture picture={thumbnail === null ? null : { src: thumbnail }} alt="" icon="image" />
        {thumbnail === null ? (
          <span className="row-name">
            <FileName name={originalName} />
          </span>
        ) : (
          <Link className="row-name" to={paths.admin.media.show(values.id)}>
            <FileName name={originalName} />
          </Link>
        )}
      </div>
      {TEXT_LANGUAGES.map((language) => (
        <TextField key={language} name={`${name}.${fieldIn(language)}`} label={nameOf(language)} about={originalName} lang={language} autoComplete="off" />
      ))}
    </fieldset>
  );
}

function fieldIn(language: Language): string {
  return language === "de" ? "alt_text" : `${language}.alt_text`;
}

function labelsOf({ originalName }: Pick<DescribedFile, "originalName">, index: number): [string, string][] {
  return TEXT_LANGUAGES.map((language) => [`files[${index.toString()}].${fieldIn(language)}`, `${originalName}: ${LANGUAGE_NAMES[language]}`]);
}

/** For a page that knows no names of files: more than a form can have. */
const FIELDS = Object.fromEntries(
  Array.from({ length: 100 }, (_, index) => labelsOf({ originalName: `${(index + 1).toString()}. Datei` }, index))
    .flat()
    .map(([name, label]) => [name, { label }]),
);
