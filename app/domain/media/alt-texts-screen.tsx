import { Link } from "@remix-run/react";
import { type Language, LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { useLanguageName } from "~/ui/admin/language-name";
import { PageHeader } from "~/ui/admin/page-header";
import { Picture } from "~/ui/admin/picture";
import { SubmitActions } from "~/ui/form/form-actions";
import { HiddenField } from "~/ui/form/hidden-field";
import { type FormReply, type FormValues, SchemaForm } from "~/ui/form/schema-form";
import { TextField } from "~/ui/form/input-fields";
import { FileName } from "./file-name";

type DescribedFile = { originalName: string; thumbnail: string | null; values: FormValues & { id: string; version: number } };

type Props = {
  files: readonly DescribedFile[];
  more: number;
  unsaved: FormValues | null;
  reply: FormReply | undefined;
};

const BACK = { url: paths.admin.media.list(), text: "Medien" };

export function AltTextsScreen({ files: found, more, unsaved, reply }: Props) {
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
          schema={() => import("./media-schema").then(({ altTextsSchema }) => altTextsSchema)}
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

function labelsOf({ originalName }: DescribedFile, index: number): [string, string][] {
  return TEXT_LANGUAGES.map((language) => [`files[${index.toString()}].${fieldIn(language)}`, `${originalName}: ${LANGUAGE_NAMES[language]}`]);
}
