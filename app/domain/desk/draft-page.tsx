import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { formatDateTime } from "~/ui/admin/dates";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { DifferenceList } from "../record/difference-list";
import type { Difference } from "../record/history";
import type { DraftRef, ShownDraft } from "./draft";
import { LIVE_GONE } from "../record/record-notices";
import type { ListedDraft } from "./draft-list";
import { draftFields, liveUrls } from "./draft-labels";

const { drafts, trash } = paths.admin;

export function DraftPage({ draft }: { draft: ShownDraft & { mayUpdate: boolean } }) {
  const { title, who, at, differences, standing, mayUpdate } = draft;
  const lead = `Gespeichert von ${who} am ${formatDateTime(at)}. Die Website zeigt ihn noch nicht.`;
  return (
    <>
      <PageHeader title={`Entwurf: ${title}`} lead={lead} back={{ url: drafts.list(), text: "Entwürfe" }}>
        {mayUpdate ? <DraftActions draft={draft} /> : null}
      </PageHeader>
      <StandingNotice standing={standing} />
      <Panel title={standing === "new" || standing === "gone" ? "Was auf die Website käme" : "Was sich ändern würde"}>
        <DraftDifferences place={draft} differences={differences} />
      </Panel>
    </>
  );
}

function DraftActions({ draft }: { draft: ListedDraft }) {
  return (
    <>
      {draft.standing === "gone" ? null : (
        <>
          <ButtonLink to={drafts.publish(draft)} icon="check" tone="primary">
            Veröffentlichen
          </ButtonLink>
          <ButtonLink to={drafts.preview(draft)} icon="external">
            Vorschau
          </ButtonLink>
          <ButtonLink to={drafts.edit(draft)} icon="pencil">
            Weiterbearbeiten
          </ButtonLink>
          {draft.standing === "new" ? null : <ButtonLink to={liveUrls(draft).form}>Zum Live-Stand</ButtonLink>}
        </>
      )}
      <ButtonLink to={drafts.discard(draft)} icon="trash" tone="quiet">
        Verwerfen
      </ButtonLink>
    </>
  );
}

export function StandingNotice({ standing }: Pick<ListedDraft, "standing">) {
  if (standing === "fresh") return null;
  if (standing === "new") return <NoticeBox notice={{ kind: "info", text: "Diesen Eintrag gibt es auf der Website noch nicht." }} />;
  if (standing === "gone") return <NoticeBox notice={{ kind: "warning", text: LIVE_GONE, link: { url: trash.list(), text: "Zum Papierkorb" } }} />;
  const text = "Die Website hat sich geändert, seit dieser Entwurf gespeichert wurde. Er wird mit dem jetzigen Stand zusammengeführt.";
  return <NoticeBox notice={{ kind: "warning", text }} />;
}

export function DraftDifferences({ place, differences }: { place: DraftRef; differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className="record-note">Der Entwurf sagt dasselbe wie die Website.</p>;
  return <DifferenceList fields={draftFields(place)} differences={differences} />;
}
