import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { type Column, Table } from "~/ui/admin/table";
import { WhoWhen } from "~/ui/admin/who-when";
import { LANGUAGE_NAMES } from "../texts/text-labels";
import type { PageOf } from "../record/list-pages";
import type { DraftPlace } from "./draft";
import { draftLabel } from "./draft-labels";

/** `mayUpdate`: to whom the buttons are shown that change something. */
export type ListedDraft = DraftPlace & {
  id: string;
  title: string;
  who: string;
  at: Date;
  languages: readonly Language[];
  standing: keyof typeof STANDINGS;
  mayUpdate: boolean;
};

const { drafts: urls } = paths.admin;

type Props = PageOf & { drafts: readonly ListedDraft[]; mayPreviewAll: boolean };

/** All that is written and not live yet. */
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
      {drafts.length === 0 ? (
        <EmptyState icon="file" title="Keine Entwürfe">
          Im Formular eines Eintrags oder Textes heißt der zweite Knopf „Als Entwurf ablegen“.
        </EmptyState>
      ) : (
        <Table caption="Entwürfe, der neueste zuerst" columns={COLUMNS} rows={drafts} keyOf={({ id }) => id} />
      )}
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
} as const satisfies Record<string, { tone: BadgeTone; text: string } | null>;

const COLUMNS: readonly Column<ListedDraft>[] = [
  { head: "Entwurf", isHeading: true, cell: (draft) => <Title draft={draft} /> },
  { head: "Sprachen", cell: ({ languages }) => <Languages languages={languages} /> },
  { head: "Gespeichert", cell: ({ who, at }) => <WhoWhen who={who} at={at} /> },
  { head: "Aktionen", align: "end", cell: (draft) => <DraftLinks draft={draft} /> },
];

/** How a draft stands to what is live; nothing where that is as it was. */
export function StandingBadge({ standing }: Pick<ListedDraft, "standing">) {
  const mark = STANDINGS[standing];
  return mark ? <Badge tone={mark.tone}>{mark.text}</Badge> : null;
}

function isPublishable({ mayUpdate, standing }: ListedDraft): boolean {
  return mayUpdate && standing !== "gone";
}

function Title({ draft: { title, resource, standing } }: { draft: ListedDraft }) {
  return (
    <>
      {title} <StandingBadge standing={standing} />
      <span className="cell-note">{draftLabel(resource)}</span>
    </>
  );
}

function Languages({ languages }: Pick<ListedDraft, "languages">) {
  if (languages.length === 0) return "–";
  return languages.map((language, index) => (
    <span className="cell-nowrap" key={language}>
      {LANGUAGE_NAMES[language]}
      {index < languages.length - 1 ? ", " : ""}
    </span>
  ));
}

/** The ways from a draft; those that change something only for who may. */
function DraftLinks({ draft }: { draft: ListedDraft }) {
  const { title, mayUpdate } = draft;
  return (
    <div className="row-buttons">
      <ButtonLink to={urls.show(draft)} size="sm" about={title}>
        Vergleichen
      </ButtonLink>
      {isPublishable(draft) ? (
        <>
          <ButtonLink to={urls.preview(draft)} size="sm" about={title}>
            Vorschau
          </ButtonLink>
          <ButtonLink to={urls.publish(draft)} size="sm" about={title}>
            Veröffentlichen
          </ButtonLink>
        </>
      ) : null}
      {mayUpdate ? (
        <ButtonLink to={urls.discard(draft)} size="sm" tone="quiet" about={title}>
          Verwerfen
        </ButtonLink>
      ) : null}
    </div>
  );
}
