import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { DeletionPage, type QuestionAnswer } from "../record/question-page";
import type { ShownUse } from "./picture-choice";

/** `replaceUrl` is null for people who may not replace the file. */
type DeletableFile = { originalName: string; version: number; thumbnail: string; uses: readonly ShownUse[]; replaceUrl: string | null };

type Props = { file: DeletableFile | null; fault: string | null; answer: QuestionAnswer };

const listUrl = paths.admin.media.list();

export function MediaDeletion({ file, fault, answer }: Props) {
  if (file === null) {
    return (
      <>
        <PageHeader title="Datei löschen" back={{ url: listUrl, text: "Medien" }} />
        <NoticeBox notice={{ kind: "error", text: fault ?? "" }} />
      </>
    );
  }
  if (file.uses.length > 0) return <InUse file={file} />;
  return (
    <DeletionPage version={file.version} answer={answer} listUrl={listUrl} name={file.originalName}>
      <img className="media-doomed" src={file.thumbnail} alt="" />
      <p>Die Datei wird endgültig gelöscht. Das kann nicht rückgängig gemacht werden.</p>
    </DeletionPage>
  );
}

function InUse({ file: { originalName, uses, replaceUrl } }: { file: DeletableFile }) {
  const places = uses.length === 1 ? "an einer Stelle" : `an ${uses.length.toString()} Stellen`;
  const bin = uses.some(({ notOnSite }) => notOnSite === "bin") ? " Was im Papierkorb liegt, stellen Sie dafür wieder her." : "";
  return (
    <>
      <PageHeader title={originalName} back={{ url: listUrl, text: "Medien" }} lead="Diese Datei kann nicht gelöscht werden." />
      <NoticeBox
        notice={{ kind: "warning", text: `Das Bild wird noch ${places} verwendet. Bitte wählen Sie dort zuerst ein anderes.${bin}` }}
      />
      <Panel title="Verwendet in" count={uses.length}>
        <PictureUseList uses={uses} />
      </Panel>
      {replaceUrl ? (
        <div className="page-actions">
          <ButtonLink to={replaceUrl}>Datei ersetzen</ButtonLink>
        </div>
      ) : null}
    </>
  );
}

export function PictureUseList({ uses }: { uses: readonly ShownUse[] }) {
  return (
    <ul className="uses">
      {uses.map((use) => (
        <li key={`${use.resource} ${use.id}`}>
          <span className="uses-resource">{use.notOnSite ? `${use.label} (${PLACES[use.notOnSite]})` : use.label}</span>{" "}
          {use.mayEdit ? <Link to={formUrlOf(use)}>{use.title}</Link> : use.title}
        </li>
      ))}
    </ul>
  );
}

const PLACES = { draft: "Entwurf", bin: "Papierkorb" } as const;

function formUrlOf({ resource, path, id, notOnSite }: ShownUse): string {
  if (resource === "settings") return paths.admin.look;
  if (notOnSite === "bin") return paths.admin.trash.restore(resource, id);
  return notOnSite === "draft" ? paths.admin.drafts.edit({ resource, recordId: id }) : paths.admin.records(path).edit(id);
}
