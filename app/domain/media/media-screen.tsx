import { paths } from "~/paths";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { type Gone, GonePage } from "~/ui/admin/gone-page";
import { NotFoundPanel } from "~/ui/admin/not-found-panel";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { MediaDetails, type ShownAsset } from "./media-details";
import { MediaForm } from "./media-form";
import type { AltTexts } from "./media-schema";
import { MEDIA_LABELS } from "./media-labels";
import type { ShownUse } from "./picture-use-list";

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
