import { useParams, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { listUrlAt } from "~/ui/admin/address";
import { Picture } from "~/ui/admin/picture";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { CheckboxGroup } from "~/ui/form/option-group";
import { HiddenField } from "~/ui/form/hidden-field";
import { EmailField, NumberField, TextArea, type TextAreaProps, TextField, UrlField } from "~/ui/form/input-fields";
import { LibraryButton } from "~/ui/form/picture-actions";
import { PictureField } from "~/ui/form/picture-field";
import { PreviewedFields } from "~/ui/form/previewed-fields";
import { useReadOnly } from "~/ui/form/read-only";
import { type OpenedForm, SchemaForm } from "~/ui/form/schema-form";
import { SelectField } from "~/ui/form/select-field";
import { TranslationFields } from "~/ui/form/translation-fields";
import { useLiveValue } from "~/ui/form/use-live-value";
import { type Field, linesOf } from "./field-kinds";
import type { FormOf, RecordResource } from "./resource";
import { isPictureUrl, MOST_PICTURES, UPLOAD_HINT } from "./upload-rules";

export type RecordFormProps = OpenedForm & { isNew: boolean };

type FormProps = RecordFormProps & { resource: RecordResource; children: ReactNode };

export function RecordForm({ resource, isNew, values, children, ...props }: FormProps) {
  const { path, pictureField, pictureFields } = resource;
  const schema = () => import("./resource-schemas").then(({ schemasOf }) => schemasOf(resource)[isNew ? "new" : "edit"]);
  const listUrl = listUrlAt(paths.admin.records(path).list(), useSearchParams()[0]);
  const { id = null } = useParams();
  return (
    <SchemaForm
      {...props}
      schema={schema}
      labels={fieldLabels(resource)}
      defaultValue={values}
      sendsFile={pictureField !== null}
      hasFieldButtons={pictureFields.length > 0}
      warnsOnLeave
    >
      <HiddenField name={isNew ? "id" : "version"} />
      <PreviewedFields url={paths.admin.preview(path, id)} cancel={{ url: listUrl }}>
        {children}
      </PreviewedFields>
    </SchemaForm>
  );
}

/** A chosen file is a separate field, beside the address of the picture. */
function fieldLabels({ fields, pictureField }: RecordResource) {
  const labels = Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
  return pictureField === null ? labels : { ...labels, file: labels[pictureField] ?? "" };
}

type FieldProps<Name extends string> = { name: Name; hint?: string; rows?: number };

export function fieldsOf<One extends RecordResource>(resource: One) {
  return function ResourceField({ name, ...props }: FieldProps<keyof FormOf<One> & string>) {
    const field = resource.fields[name];
    return field ? <RecordField name={name} field={field} {...props} /> : null;
  };
}

function RecordField({ name, field, rows, hint }: FieldProps<string> & { field: Field }) {
  const { kind, label, isRequired, isTranslated, limits, options = {} } = field;
  const props = { name, label, hint, required: isRequired || undefined };
  if (isTranslated) return <TranslationFields {...props} rows={kind === "text" ? (rows ?? 4) : undefined} />;
  const choices = Object.entries(options).map(([value, text]) => ({ value, label: text }));
  switch (kind) {
    case "line":
      return <TextField {...props} autoComplete="off" />;
    case "text":
      return <TextArea {...props} rows={rows ?? 4} />;
    case "pictures":
      return <PicturesField {...props} hint={hint ?? PICTURES_HINT} />;
    case "email":
      return <EmailField {...props} />;
    case "address":
      return <UrlField {...props} />;
    case "picture":
      return <PictureField {...props} name="file" keptIn={name} hint={hint ?? UPLOAD_HINT} alt={`Bisheriges ${label}`} />;
    case "flag":
      return <CheckboxField {...props} />;
    case "choice":
      return <SelectField {...props} options={choices} />;
    case "list":
      return <CheckboxGroup {...props} options={choices} />;
    case "number":
      return <NumberField {...props} min={limits.min} max={limits.max} />;
  }
}

const PICTURES_HINT = `Freiwillig, höchstens ${MOST_PICTURES.toString()}. Jede Zeile ist die Adresse eines Bildes, das schon hochgeladen ist; die Reihenfolge der Zeilen ist die der Galerie. Zum Entfernen die Zeile löschen.`;

function PicturesField(props: Pick<TextAreaProps, "name" | "label" | "hint" | "required">) {
  const isReadOnly = useReadOnly();
  return (
    <div className="pictures-field">
      <TextArea {...props} rows={4} wrap="off" />
      <Pictures addresses={linesOf(useLiveValue(props.name))} />
      {isReadOnly ? null : <LibraryButton field={props.name}>Bild aus der Mediathek hinzufügen</LibraryButton>}
    </div>
  );
}

function Pictures({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <ol className="pictures-list" aria-label="Bilder in ihrer Reihenfolge">
      {addresses.map((url, index) => (
        <li key={`${index.toString()} ${url}`}>
          <Picture picture={isPictureUrl(url) ? { src: url } : null} alt="" icon="image" shape="wide" />
          Bild {index + 1}
        </li>
      ))}
    </ol>
  );
}
