import { LANGUAGE_NAMES, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { ConflictPage } from "~/ui/admin/conflict-page";
import { GonePage } from "~/ui/admin/gone-page";
import { NoticeBox } from "~/ui/admin/notice";
import { NotFoundPanel } from "~/ui/admin/action-result-page";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { formOf } from "~/ui/form/form-of";
import type { FormValues, OpenedForm } from "~/ui/form/schema-form";
import type { EditAnswer } from "../record/edit-screen";
import { categoryLabel } from "./media-filter";
import { MEDIA_LABELS } from "./media-labels";
import { type AltTexts, media, type MediaAsset } from "./media";
import { OWN_CATEGORY, PICTURE_CATEGORIES } from "./picture";
import type { ShownUse } from "./picture-choice";
import type { ReactNode } from "react";
import { ButtonLink, HistoryLink } from "~/ui/admin/button-link";
import { formatDateTime } from "~/ui/admin/dates";
import { PageHeader } from "~/ui/admin/page-header";
import { Picture } from "~/ui/admin/picture";
import { WebLink } from "~/ui/admin/web-link";
import { formatFileSize } from "~/i18n/file-size";
import { PictureUseList } from "./media-deletion";

type Props = {
  asset: MediaAsset | null;
  uses: readonly ShownUse[];
  may: { update: boolean; delete: boolean };
  opened: { values: FormValues | null; isRestored: boolean };
  isReplaced: boolean;
  answer: EditAnswer;
};

const { list, fields } = MEDIA_LABELS;

export function MediaScreen({ asset, uses, may, opened: { values, isRestored }, isReplaced, answer }: Props) {
  if (answer?.conflict) {
    return <ConflictPage conflict={answer.conflict} title={asset?.originalName ?? ""} fields={fields} cancel={{ url: list.url }} />;
  }
  if (answer?.gone) {
    const anew = { url: paths.admin.media.upload, text: "Neu hochladen" };
    return <GonePage gone={answer.gone} fields={fields} anew={anew} cancel={list} />;
  }
  if (!asset) return <NotFoundPanel list={list} />;
  return (
    <MediaDetails asset={asset} uses={uses} may={may}>
      {may.update ? (
        // the key remounts the form after saving, so that it has no unsaved values
        <MediaForm key={asset.version} values={values ?? {}} reply={answer?.reply} isRestored={isRestored} question={isReplaced ? questionAbout(asset) : null} />
      ) : (
        <StoredTexts texts={asset.altTexts} />
      )}
    </MediaDetails>
  );
}

/** Nobody else checks whether the text, written for the former picture, fits the new one. */
function questionAbout({ altTexts }: MediaAsset): string {
  return altTexts.alt_text === "" ? "Was zeigt das neue Bild? Es hat noch keinen Alternativtext." : "Passt der Alternativtext noch? Er wurde für das frühere Bild geschrieben.";
}

function StoredTexts({ texts }: { texts: AltTexts }) {
  return (
    <Panel title="Alternativtext">
      <TextList
        texts={[
          { label: LANGUAGE_NAMES.de, value: texts.alt_text },
          ...TRANSLATION_LANGUAGES.map((language) => ({ label: LANGUAGE_NAMES[language], value: texts[language].alt_text })),
        ]}
      />
    </Panel>
  );
}

const { Form, HiddenField, SelectField, TranslationFields, SubmitButton } = formOf(() => import("../record/resource-schemas").then(({ schemasOf }) => schemasOf(media).edit));

const HINT = "Was auf dem Bild zu sehen ist, in einem Satz: für alle, die es nicht sehen können.";

type MediaFormProps = OpenedForm & { question: string | null };

function MediaForm({ values, reply, isRestored, question }: MediaFormProps) {
  return (
    <Form defaultValue={values} reply={reply} isRestored={isRestored} warnsOnLeave>
      <HiddenField name="version" />
      <section className="form-section" aria-label="Beschreibung">
        {question === null ? null : <NoticeBox notice={{ kind: "info", text: question }} />}
        <TranslationFields name="alt_text" label="Alternativtext" hint={HINT} rows={2} />
        <SelectField name="category" label="Kategorie" options={optionsFor(values.category)} required />
        <div className="media-save">
          <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
        </div>
      </section>
    </Form>
  );
}

function optionsFor(current: unknown) {
  const offered = current === OWN_CATEGORY ? [...PICTURE_CATEGORIES, OWN_CATEGORY] : PICTURE_CATEGORIES;
  return offered.map((value) => ({ value, label: categoryLabel(value) }));
}

type DetailsProps = Pick<Props, "uses" | "may"> & { asset: MediaAsset; children: ReactNode };

function MediaDetails({ asset, uses, may, children }: DetailsProps) {
  return (
    <>
      <PageHeader title={asset.originalName} lead="Datei" back={{ url: paths.admin.media.list(), text: "Medien" }}>
        <HistoryLink to={paths.admin.media.history(asset.id)} />
        {may.update ? (
          <ButtonLink to={paths.admin.media.replace(asset.id)} icon="reload">
            Datei ersetzen
          </ButtonLink>
        ) : null}
        {may.delete ? (
          <ButtonLink to={paths.admin.media.delete(asset.id)} icon="trash" tone="quiet">
            Löschen
          </ButtonLink>
        ) : null}
      </PageHeader>
      <div className="media-parts">
        <div className="media-details">
          <div className="media-stage">
            <Picture picture={asset.picture} alt={asset.altTexts.alt_text} icon="image" sizes="(width >= 60rem) 36rem, 100vw" shape="whole" />
          </div>
          <Facts asset={asset} />
        </div>
        <Panel title="Verwendet in" count={uses.length}>
          {uses.length === 0 ? <p className="record-note">Dieses Bild wird nirgends verwendet.</p> : <PictureUseList uses={uses} />}
        </Panel>
        {children}
      </div>
    </>
  );
}

function Facts({ asset: { category, width, height, fileSize, createdAt, picture } }: { asset: MediaAsset }) {
  return (
    <Panel title="Angaben">
      <TextList
        texts={[
          { label: "Kategorie", value: categoryLabel(category) },
          { label: "Größe", value: `${formatFileSize(fileSize)}, ${width.toString()}\u00a0×\u00a0${height.toString()}\u00a0Pixel` },
          { label: "Erstellt", value: formatDateTime(createdAt) },
        ]}
      />
      <p className="media-open">
        <WebLink href={picture.src}>Öffnen</WebLink>
      </p>
    </Panel>
  );
}
