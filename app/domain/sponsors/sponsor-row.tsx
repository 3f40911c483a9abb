import { paths } from "~/paths";
import { Picture } from "~/ui/admin/picture";
import { WebLink } from "~/ui/admin/web-link";
import { type May, RowActions } from "../record/row-buttons";
import type { ListedSponsor } from "./sponsor-lists";

type Props = { sponsor: ListedSponsor; may: May; view: { filter?: string; page: number } };

export function SponsorRow({ sponsor, may, view }: Props) {
  const { name, category, description, websiteUrl, thumbnail } = sponsor;
  return (
    <li className="record">
      <Picture picture={thumbnail === null ? null : { src: thumbnail }} alt="" icon="image" shape="logo" />
      <div className="record-body">
        <h3 className="record-title">{name}</h3>
        <p className="record-note">{category === "" ? "Sonstige" : category}</p>
        {description ? <p className="record-text">{description}</p> : null}
        {websiteUrl ? <WebLink href={websiteUrl} /> : null}
      </div>
      <RowActions row={sponsor} name={name} may={may} urls={paths.admin.sponsors} view={view} />
    </li>
  );
}
