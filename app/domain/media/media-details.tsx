import type { ReactNode } from "react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { formatDateTime } from "~/ui/admin/dates";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { Picture } from "~/ui/admin/picture";
import { TextList } from "~/ui/admin/text-list";
import { WebLink } from "~/ui/admin/web-link";
import { formatFileSize } from "./file-size";
import { categoryLabel } from "./media-filter";
import type { ShownUse } from "./picture";
import { PictureUseList } from "./picture-use-list";

export type ShownAsset = {
  id: string;
  originalName: string;
  category: string;
  fileSize: number;
  width: number;
  height: number;
  createdAt: Date;
  picture: { src: string; srcSet: string };
  alt: string;
};

type Props = {
  asset: ShownAsset;
  uses: readonly ShownUse[];
  may: { update: boolean; delete: boolean };
  /** The form of the alternative texts, or the texts for who may only read. */
  children: ReactNode;
};

export function MediaDetails({ asset, uses, may, children }: Props) {
  return (
    <>
      <PageHeader title={asset.originalName} lead="Datei" back={{ url: paths.admin.media.list(), text: "Medien" }}>
        <ButtonLink to={paths.admin.media.history(asset.id)} icon="clock">
          Verlauf
        </ButtonLink>
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
            <Picture picture={asset.picture} alt={asset.alt} icon="image" sizes="(width >= 60rem) 36rem, 100vw" shape="whole" />
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

function Facts({ asset: { category, width, height, fileSize, createdAt, picture } }: { asset: ShownAsset }) {
  return (
    <Panel title="Angaben">
      <TextList
        texts={[
          { label: "Kategorie", value: categoryLabel(category) },
          { label: "Größe", value: `${formatFileSize(fileSize)}, ${width.toString()} × ${height.toString()} Pixel` },
          { label: "Erstellt", value: formatDateTime(createdAt) },
        ]}
      />
      <p className="media-open">
        <WebLink href={picture.src}>Öffnen</WebLink>
      </p>
    </Panel>
  );
}
