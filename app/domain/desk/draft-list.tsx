import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { useLanguageName } from "~/ui/admin/language-name";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { MenuLink, RowMenu } from "~/ui/admin/row-menu";
import { type Column, Noted, Table } from "~/ui/admin/table";
import { WhoWhen } from "~/ui/admin/who-when";
import type { PageOf } from "../record/list-pages";
import type { DraftBesideLive, Standing } from "./draft";
import { draftLabel } from "./draft-labels";

export type ListedDraft = DraftBesideLive & { mayUpdate: boolean };

const { drafts: urls } = paths.admin;

type Props = PageOf & { drafts: readonly ListedDraft[]; mayPreviewAll: boolean };

export function DraftList({ drafts, mayPreviewAll, page, pageCount }: Props) {
  return (
    <>
      <PageHeader title="Entwürfe" lead="Was geschrieben und noch nicht auf der Website ist. Ein Vorschau-Link zeigt es auf der richtigen Seite.">
        {drafts.some(isPublishable) ? (
          <ButtonLink to={urls.publishAll} icon="check">
            Alle veröffentlichen
          </ButtonLink>
        ) : null}
        {mayPreviewAll && drafts.length > 0 ? (
          <ButtonLink to={urls.preview(null)} icon="external">
            Vorschau aller Entwürfe
          </ButtonLink>
        ) : null}
      </PageHeader>
      <Table caption="Entwürfe, der neueste zuerst" columns={COLUMNS} rows={drafts} keyOf={({ id }) => id} empty={EMPTY} />
      <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urls.list(to)} />
    </>
  );
}

const STANDINGS = {
  new: { tone: "neutral", text: "Neuer Eintrag" },
  fresh: null,
  movedOn: { tone: "warning", text: "Website seitdem geändert" },
  conflicting: { tone: "bad", text: "Gleichzeitig bearbeitet" },
  gone: { tone: "bad", text: "Eintrag gelöscht" },
} as const satisfies Record<Standing, { tone: BadgeTone; text: string } | null>;

const EMPTY = {
  icon: "file",
  title: "Keine Entwürfe",
  children: "Wer etwas ändern darf, findet im Formular eines Eintrags oder Textes als zweiten Button „Als Entwurf ablegen“.",
} as const;

const COLUMNS: readonly Column<ListedDraft>[] = [
  { head: "Entwurf", isHeading: true, cell: (draft) => <Title draft={draft} /> },
  { head: "Sprachen", cell: ({ languages }) => <Languages languages={languages} /> },
  { head: "Gespeichert", cell: ({ who, at }) => <WhoWhen who={who} at={at} /> },
  { head: "Aktionen", isMenu: true, cell: (draft) => <DraftActions draft={draft} /> },
];

export function StandingBadge({ standing }: Pick<ListedDraft, "standing">) {
  const mark = STANDINGS[standing];
  return mark ? <Badge tone={mark.tone}>{mark.text}</Badge> : null;
}

function isPublishable({ mayUpdate, standing }: ListedDraft): boolean {
  return mayUpdate && standing !== "gone";
}

function Title({ draft }: { draft: ListedDraft }) {
  const { title, resource, standing } = draft;
  return (
    <Noted note={draftLabel(resource)}>
      <Link className="row-name" to={urls.show(draft)} aria-label={`Vergleichen: ${title}`}>
        {title}
      </Link>{" "}
      <StandingBadge standing={standing} />
    </Noted>
  );
}

function Languages({ languages }: Pick<ListedDraft, "languages">) {
  const nameOf = useLanguageName();
  if (languages.length === 0) return "–";
  return languages.map((language, index) => (
    <span className="cell-nowrap" key={language}>
      {nameOf(language)}
      {index < languages.length - 1 ? ", " : ""}
    </span>
  ));
}

function DraftActions({ draft }: { draft: ListedDraft }) {
  const { title, mayUpdate } = draft;
  if (!mayUpdate) return null;
  return (
    <div className="row-actions">
      {isPublishable(draft) ? (
        <ButtonLink to={urls.publish(draft)} about={title}>
          Veröffentlichen
        </ButtonLink>
      ) : null}
      <RowMenu about={title}>
        {isPublishable(draft) ? <MenuLink icon="external" to={urls.preview(draft)} about={title}>Vorschau</MenuLink> : null}
        <MenuLink icon="trash" to={urls.discard(draft)} about={title}>Verwerfen</MenuLink>
      </RowMenu>
    </div>
  );
}
