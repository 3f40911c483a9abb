import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { MEDIA_LABELS } from "~/domain/media/media-labels";
import { rightsOn } from "~/domain/people/access/permissions";
import { findMedia, type MediaAsset, mediaRecords } from "~/domain/media/media.server";
import { type AltTexts, media } from "~/domain/media/media";
import { findScreenOfPicture, usesFor, usesOf } from "~/domain/desk/picture-uses.server";
import { schemasOf } from "~/domain/record/resource-schemas";
import { titleOf } from "~/domain/record/resource-table.server";
import { NOT_SAVED, savedText } from "~/domain/record/record-notices";
import type { EditAnswer } from "~/domain/record/edit-screen";
import { categoryLabel } from "~/domain/media/media-filter";
import { OWN_CATEGORY, PICTURE_CATEGORIES } from "~/domain/media/picture";
import type { ShownUse } from "~/domain/media/picture-choice";
import { PictureUseList } from "~/domain/media/picture-uses";
import { attemptOr } from "~/http/attempt.server";
import { seenVersion } from "~/http/conflict.server";
import { openEditForm } from "~/http/edit-form.server";
import { requirePermission } from "~/http/guard.server";
import { readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { LANGUAGE_NAMES, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { formatFileSize } from "~/i18n/file-size";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { ConflictPage } from "~/ui/admin/conflict-page";
import { GonePage } from "~/ui/admin/gone-page";
import { NoticeBox } from "~/ui/admin/notice";
import { NotFoundPanel } from "~/ui/admin/action-result-page";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { formOf } from "~/ui/form/form-of";
import type { OpenedForm } from "~/ui/form/schema-form";
import { ButtonLink, HistoryLink } from "~/ui/admin/button-link";
import { formatDateTime } from "~/ui/admin/dates";
import { PageHeader } from "~/ui/admin/page-header";
import { Picture } from "~/ui/admin/picture";
import { WebLink } from "~/ui/admin/web-link";

export const { meta, ErrorBoundary } = adminScreen({ title: "Datei", failure: "Fehler beim Laden der Medien", fields: MEDIA_LABELS.fields });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "media");
  const asset = await findMedia(params.id ?? "");
  const stored = asset && { title: asset.originalName, values: { ...asset.altTexts, category: asset.category, version: asset.version } };
  const { data: opened, init } = await openEditForm(request, user, stored);
  const uses = asset ? usesFor(user, await usesOf(asset)) : [];
  const isReplaced = new URL(request.url).searchParams.has("replaced");
  return data({ asset, uses, may: rightsOn(user, "media"), opened, isReplaced }, init ?? undefined);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "media");
  const id = params.id ?? "";
  return answerSave(request, await readForm(request, schemasOf(media).edit), {
    save: ({ version, ...form }) => mediaRecords.update({ id, version, form, by, seen: seenVersion(request) }),
    listUrl: paths.admin.media.show(id),
    resetUrl: (state) => paths.admin.media.reset(id, state),
    saved: async (row) => {
      const screen = await attemptOr(request, () => findScreenOfPicture(id), null);
      return { text: savedText(titleOf(mediaRecords.table, row)), screen };
    },
    failed: NOT_SAVED,
    mayCreate: false,
  });
}

const { list, fields } = MEDIA_LABELS;

export default function Media() {
  const { asset, uses, may, opened: { values, isRestored }, isReplaced } = useLoaderData<typeof loader>();
  const answer: EditAnswer = useActionData<typeof action>();
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
        <MediaForm key={asset.version} values={values} reply={answer?.reply} isRestored={isRestored} question={isReplaced ? questionAbout(asset) : null} />
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

const { Form, HiddenField, SelectField, TranslationFields, SubmitButton } = formOf(() => import("~/domain/record/resource-schemas").then(({ schemasOf }) => schemasOf(media).edit));

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

type DetailsProps = { asset: MediaAsset; uses: readonly ShownUse[]; may: { update: boolean; delete: boolean }; children: ReactNode };

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
