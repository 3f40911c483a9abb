import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { linkSchema } from "~/domain/desk/desk-schemas";
import { newSecretId } from "~/domain/people/access/secret-id";
import { listPreviewLinks, makePreviewLink } from "~/domain/desk/preview-links.server";
import { type DraftRef, PREVIEW_HOURS } from "~/domain/desk/draft";
import { findPreviewed, requirePreviewPermission } from "~/http/draft-screens.server";
import { redirectWithNotice } from "~/http/notice.server";
import { handleForm } from "~/http/read-form.server";
import { reachedOrigin } from "~/http/origin.server";
import { paths } from "~/paths";
import { formatDateTime } from "~/ui/admin/dates";
import { adminScreen } from "~/ui/admin/route-error";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { type Column, Table } from "~/ui/admin/table";
import { DateTime } from "~/ui/admin/date-time";
import { formOf } from "~/ui/form/form-of";
import { PostButton } from "~/ui/form/post-button";

export const { meta, ErrorBoundary } = adminScreen({ title: "Vorschau", failure: "Fehler beim Laden der Entwürfe" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { place } = await requirePreviewPermission(request, params);
  const { draftId, title } = await findPreviewed(place);
  return { place, title, token: newSecretId(), links: await listPreviewLinks(draftId) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { place, user } = await requirePreviewPermission(request, params);
  const form = await handleForm(request, linkSchema, {
    work: async (asked) => makePreviewLink({ ...(await findPreviewed(place)), ...asked, by: user.adminUserId }),
    failed: "Fehler beim Erstellen des Vorschau-Links.",
  });
  if (!form.ok) return form.answer;
  const url = paths.preview.open(form.value.token);
  return redirectWithNotice(paths.admin.drafts.preview(place), {
    kind: "success",
    text: `Der Vorschau-Link gilt bis ${formatDateTime(form.result.expiresAt)}. Kopieren Sie ihn jetzt, er wird nur dieses eine Mal gezeigt.`,
    copy: { label: "Vorschau-Link", value: reachedOrigin(request) + url },
    link: { url, text: "Selbst ansehen" },
  });
}

const { drafts } = paths.admin;
const { Form, HiddenField, SelectField, SubmitButton } = formOf(() => import("~/domain/desk/desk-schemas").then(({ linkSchema }) => linkSchema));

export default function PreviewLinks() {
  const { place, title, token, links } = useLoaderData<typeof loader>();
  const back = place ? { url: drafts.show(place), text: "Entwurf" } : { url: drafts.list(), text: "Entwürfe" };
  return (
    <>
      <PageHeader
        title={`Vorschau: ${title}`}
        lead={`Wer den Link hat, sieht die Website mit ${place ? "dem Entwurf" : "allen Entwürfen"}, ohne Anmeldung. Alle anderen sehen nichts davon.`}
        back={back}
      />
      <Panel title="Neuer Link">
        <Form key={token} defaultValue={{ token, hours: "24" }} reply={useActionData<typeof action>()?.reply}>
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

type PreviewLink = { id: string; who: string; createdAt: Date; expiresAt: Date };

function Links({ place, links }: { place: DraftRef | null; links: readonly PreviewLink[] }) {
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
