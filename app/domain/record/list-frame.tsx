import { Link } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { Panel } from "~/ui/admin/panel";
import type { ListedDrafts } from "./any-record";
import { MoveQueue } from "./row-moves";
import type { May } from "./row-buttons";

type Props = { resource: string; drafts: ListedDrafts; may: May };

const FrameContext = createContext<Props | null>(null);

/** Around the list of a resource: what its rows need beside the records. */
export function ListFrame({ children, ...frame }: Props & { children: ReactNode }) {
  return (
    <FrameContext.Provider value={frame}>
      <MoveQueue>{children}</MoveQueue>
    </FrameContext.Provider>
  );
}

/** On a row that has a draft: the way to it. */
export function DraftBadge({ id }: { id: string }) {
  const frame = useContext(FrameContext);
  if (!frame?.drafts.of.includes(id)) return null;
  return (
    <Link className="badge-link" discover="none" to={paths.admin.drafts.show({ resource: frame.resource, recordId: id })}>
      <Badge tone="warning">Entwurf</Badge>
    </Link>
  );
}

/** What the site has never shown. */
export function UnpublishedRecords() {
  const frame = useContext(FrameContext);
  if (!frame || frame.drafts.unpublished.length === 0) return null;
  const { resource, drafts, may } = frame;
  return (
    <Panel title="Noch nicht veröffentlicht" count={drafts.unpublished.length}>
      <ul className="records">
        {drafts.unpublished.map(({ id, title }) => (
          <li className="record" key={id}>
            <div className="record-body">
              <h3 className="record-title">
                {title} <Badge tone="warning">Entwurf</Badge>
              </h3>
            </div>
            <UnpublishedLinks place={{ resource, recordId: id }} title={title} mayPublish={may.create && may.update} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type LinksProps = { place: { resource: string; recordId: string }; title: string; mayPublish: boolean };

function UnpublishedLinks({ place, title, mayPublish }: LinksProps) {
  const { drafts } = paths.admin;
  if (!mayPublish) return <ButtonLink to={drafts.show(place)} size="sm" about={title}>Ansehen</ButtonLink>;
  return (
    <div className="record-actions">
      <ButtonLink to={drafts.edit(place)} size="sm" about={title}>
        Weiterbearbeiten
      </ButtonLink>
      <ButtonLink to={drafts.publish(place)} size="sm" about={title}>
        Veröffentlichen
      </ButtonLink>
    </div>
  );
}
