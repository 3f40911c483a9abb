import type { ReactNode } from "react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/page-parts";
import { formatDateTime } from "~/ui/admin/dates";
import { NoticeBox } from "~/ui/admin/notice";
import { type DraftContextValue, DraftContextProvider } from "~/ui/form/draft-context";
import { ReadOnlyProvider } from "~/ui/form/read-only";
import type { RecordRef } from "./any-record";

export type DraftNote = { who: string; at: Date } | null;

type Props = { place?: RecordRef; note: DraftNote; isReadOnly: boolean; children: ReactNode };

export function LiveForm({ place, note, isReadOnly, children }: Props) {
  if (place === undefined) return children;
  if (isReadOnly) return <ReadOnlyProvider value>{children}</ReadOnlyProvider>;
  const way: DraftContextValue = { of: "live", url: paths.admin.drafts.new(place) };
  return (
    <DraftContextProvider value={way}>
      {note ? <DraftIsThere place={place} note={note} /> : null}
      {children}
    </DraftContextProvider>
  );
}

function DraftIsThere({ place, note: { who, at } }: { place: RecordRef; note: NonNullable<DraftNote> }) {
  const { drafts } = paths.admin;
  const text = `Hierzu gibt es einen Entwurf, gespeichert von ${who} am ${formatDateTime(at)}. Dieses Formular zeigt, was jetzt auf der Website steht.`;
  return (
    <NoticeBox notice={{ kind: "info", text }}>
      <p className="row-buttons">
        <ButtonLink to={drafts.edit(place)} icon="pencil" size="sm">
          Entwurf weiterbearbeiten
        </ButtonLink>
        <ButtonLink to={drafts.show(place)} size="sm">
          Vergleichen
        </ButtonLink>
        <ButtonLink to={drafts.preview(place)} size="sm">
          Vorschau
        </ButtonLink>
        <ButtonLink to={drafts.publish(place)} size="sm">
          Veröffentlichen
        </ButtonLink>
        <ButtonLink to={drafts.discard(place)} size="sm" tone="quiet">
          Verwerfen
        </ButtonLink>
      </p>
    </NoticeBox>
  );
}
