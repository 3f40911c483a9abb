import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import type { PictureUse } from "./picture";

/** `mayEdit`: whether the person who looks may open the form of the record. */
export type ShownUse = PictureUse & { mayEdit: boolean };

const { admin } = paths;

const RESOURCES_BY_NAME: Record<PictureUse["resource"], { label: string; urlOf: (id: string) => string }> = {
  team: { label: "Team", urlOf: admin.team.edit },
  sponsors: { label: "Sponsor", urlOf: admin.sponsors.edit },
  projects: { label: "Projekt", urlOf: admin.projects.edit },
  podcast_crew: { label: "Podcast-Crew", urlOf: admin.podcastCrew.edit },
};

/** The records that show a picture, each a way to where that can be changed. */
export function PictureUseList({ uses }: { uses: readonly ShownUse[] }) {
  return (
    <ul className="uses">
      {uses.map((use) => (
        <li key={`${use.resource} ${use.id}`}>
          <span className="uses-resource">{use.isDraft ? `${RESOURCES_BY_NAME[use.resource].label} (Entwurf)` : RESOURCES_BY_NAME[use.resource].label}</span>{" "}
          {use.mayEdit ? <Link to={formUrlOf(use)}>{use.title}</Link> : use.title}
        </li>
      ))}
    </ul>
  );
}

function formUrlOf({ resource, id, isDraft }: PictureUse): string {
  return isDraft ? admin.drafts.edit({ resource, recordId: id }) : RESOURCES_BY_NAME[resource].urlOf(id);
}
