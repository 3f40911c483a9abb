import { EmptyState } from "~/ui/admin/empty-state";
import { Panel } from "~/ui/admin/panel";
import { Picture } from "~/ui/admin/picture";
import { WebLink } from "~/ui/admin/web-link";
import type { PicturedSponsor } from "./sponsor";
import { SPONSOR_LISTS, sponsorListOf } from "./sponsor-lists";

/** All sponsors in their four lists. */
export function SponsorsOverview({ sponsors }: { sponsors: readonly PicturedSponsor[] }) {
  return SPONSOR_LISTS.map(({ key, title }) => (
    <SponsorList key={key} title={title} sponsors={sponsors.filter(({ category }) => sponsorListOf(category) === key)} />
  ));
}

function SponsorList({ title, sponsors }: { title: string; sponsors: readonly PicturedSponsor[] }) {
  return (
    <Panel title={title} count={sponsors.length}>
      {sponsors.length === 0 ? (
        <EmptyState icon="award" title="Keine Sponsoren in dieser Kategorie" />
      ) : (
        <ul className="records">
          {sponsors.map((sponsor) => (
            <SponsorRow key={sponsor.id} sponsor={sponsor} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function SponsorRow({ sponsor: { name, category, description, websiteUrl, picture } }: { sponsor: PicturedSponsor }) {
  return (
    <li className="record">
      <Picture picture={picture} alt="" icon="image" shape="logo" />
      <div className="record-body">
        <h3 className="record-title">{name}</h3>
        <p className="record-note">{category === "" ? "Sonstige" : category}</p>
        {description ? <p className="record-text">{description}</p> : null}
        {websiteUrl ? <WebLink href={websiteUrl} /> : null}
      </div>
    </li>
  );
}
