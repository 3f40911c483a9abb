import { paths } from "~/paths";
import { formatDateTime } from "~/ui/admin/dates";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { type Column, Table } from "~/ui/admin/table";
import { DateTime } from "~/ui/admin/date-time";
import { formOf } from "~/ui/form/form-of";
import { PostButton } from "~/ui/form/post-button";
import type { FormReply } from "~/ui/form/schema-form";
import { type DraftRef, PREVIEW_HOURS } from "./draft";

const { drafts } = paths.admin;
const { Form, HiddenField, SelectField, SubmitButton } = formOf(() => import("./desk-schemas").then(({ linkSchema }) => linkSchema));

type PreviewLink = { id: string; who: string; createdAt: Date; expiresAt: Date };

type Props = {
  place: DraftRef | null;
  title: string;
  token: string;
  links: readonly PreviewLink[];
  reply: FormReply | undefined;
};

export function PreviewPage({ place, title, token, links, reply }: Props) {
  const back = place ? { url: drafts.show(place), text: "Entwurf" } : { url: drafts.list(), text: "Entwürfe" };
  return (
    <>
      <PageHeader
        title={`Vorschau: ${title}`}
        lead={`Wer den Link hat, sieht die Website mit ${place ? "dem Entwurf" : "allen Entwürfen"}, ohne Anmeldung. Alle anderen sehen nichts davon.`}
        back={back}
      />
      <Panel title="Neuer Link">
        <Form key={token} defaultValue={{ token, hours: "24" }} reply={reply}>
          <HiddenField name="token" />
          <SelectField name="hours" label="Gültig" options={HOURS} />
          <SubmitButton pending="Wird erstellt …">Link erstellen</SubmitButton>
        </Form>
      </Panel>
      <Panel title="Gültige Links" count={links.length}>
        <Links place={place} links={links} />
      </Panel>
    </>
  );
}

const HOURS = PREVIEW_HOURS.map((hours) => ({ value: hours.toString(), label: durationOf(hours) }));

function durationOf(hours: number): string {
  if (hours === 1) return "1 Stunde";
  return hours <= 24 ? `${hours.toString()} Stunden` : `${(hours / 24).toString()} Tage`;
}

function Links({ place, links }: Pick<Props, "place" | "links">) {
  const columns: Column<PreviewLink>[] = [
    { head: "Erstellt von", isHeading: true, cell: ({ who }) => who },
    { head: "Erstellt", cell: ({ createdAt }) => <DateTime at={createdAt} /> },
    { head: "Gültig bis", cell: ({ expiresAt }) => <DateTime at={expiresAt} /> },
    { head: "Aktionen", align: "end", cell: (link) => <RevokeButton place={place} link={link} /> },
  ];
  return <Table caption="Links, die noch gelten" columns={columns} rows={links} keyOf={({ id }) => id} empty={{ icon: "clock", title: "Zurzeit kein Link" }} />;
}

function RevokeButton({ place, link: { id, expiresAt } }: { place: DraftRef | null; link: PreviewLink }) {
  return <PostButton action={drafts.revoke(place)} fields={{ link: id }} label="Zurücknehmen" about={`(gültig bis ${formatDateTime(expiresAt)})`} tone="danger" />;
}
