import { paths } from "~/paths";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { type Gone, GonePage } from "~/ui/admin/gone-page";
import { NotFoundPanel } from "~/ui/admin/not-found-panel";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { formOf } from "~/ui/form/form-of";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { MediaDetails, type ShownAsset } from "./media-details";
import { categoryLabel } from "./media-filter";
import { MEDIA_LABELS } from "./media-labels";
import { type AltTexts, media } from "./media-schema";
import { OWN_CATEGORY, PICTURE_CATEGORIES } from "./picture";
import type { ShownUse } from "./picture";

type Asset = Omit<ShownAsset, "alt"> & { version: number; altTexts: AltTexts };

type Props = {
  asset: Asset | null;
  uses: readonly ShownUse[];
  may: { update: boolean; delete: boolean };
  form: { values: FormValues | null; isRestored: boolean };
  answer: { conflict: Conflict } | { gone: Gone } | { reply: FormReply } | undefined;
};

const { list, fields } = MEDIA_LABELS;

/** The screen of a file: what is known about it and its form, or what became of that when others worked on the same. */
export function MediaScreen({ asset, uses, may, form: { values, isRestored }, answer }: Props) {
  if (answer && "conflict" in answer) {
    return <ConflictPage conflict={answer.conflict} title={asset?.originalName ?? ""} fields={fields} cancel={list} />;
  }
  if (answer && "gone" in answer) {
    const anew = { url: paths.admin.media.upload, text: "Neu hochladen" };
    return <GonePage gone={answer.gone} fields={fields} anew={anew} cancel={list} />;
  }
  if (!asset) return <NotFoundPanel list={list} />;
  return (
    <MediaDetails asset={{ ...asset, alt: asset.altTexts.alt_text }} uses={uses} may={may}>
      {may.update ? (
        // why: what was saved is no longer unsaved; a form that is made anew knows that
        <MediaForm key={asset.version} values={values ?? {}} reply={answer?.reply} isRestored={isRestored} />
      ) : (
        <StoredTexts texts={asset.altTexts} />
      )}
    </MediaDetails>
  );
}

function StoredTexts({ texts: { alt_text, es, en } }: { texts: AltTexts }) {
  return (
    <Panel title="Alternativtext">
      <TextList
        texts={[
          { label: "Deutsch", value: alt_text },
          { label: "Español", value: es.alt_text },
          { label: "English", value: en.alt_text },
        ]}
      />
    </Panel>
  );
}

const { Form, HiddenField, SelectField, TranslationFields, SubmitButton } = formOf(media.editSchema);

const HINT = "Was auf dem Bild zu sehen ist, in einem Satz: für alle, die es nicht sehen können.";

type MediaFormProps = { values: FormValues; reply: FormReply | undefined; isRestored: boolean };

function MediaForm({ values, reply, isRestored }: MediaFormProps) {
  return (
    <Form defaultValue={values} reply={reply} isRestored={isRestored} warnsOnLeave>
      <HiddenField name="version" />
      <section className="form-section" aria-label="Beschreibung">
        <TranslationFields name="alt_text" label="Alternativtext" hint={HINT} rows={2} />
        <SelectField name="category" label="Kategorie" options={optionsFor(values.category)} required />
        <div className="media-save">
          <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
        </div>
      </section>
    </Form>
  );
}

/** The folder of the podcast crew is offered only to a picture that lies in it. */
function optionsFor(current: unknown) {
  const offered = current === OWN_CATEGORY ? [...PICTURE_CATEGORIES, OWN_CATEGORY] : PICTURE_CATEGORIES;
  return offered.map((value) => ({ value, label: categoryLabel(value) }));
}
