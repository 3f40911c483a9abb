import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ADMIN_ROLE } from "~/domain/people/access/permissions";
import { isSecondFactorRequired, saveSecondFactorRule } from "~/domain/people/access/second-factor-rule.server";
import { ruleSchema } from "~/domain/people/second-factor/second-factor-schemas";
import { listSecondFactors } from "~/domain/people/second-factor/second-factors.server";
import { roleLabel } from "~/domain/people/login-log/person-names";
import { orReturnForm } from "~/http/faults.server";
import { requireAdmin, requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { formatDay } from "~/ui/admin/dates";
import { Panel } from "~/ui/admin/panel";
import { type Column, Noted, Table } from "~/ui/admin/table";
import { PostButton } from "~/ui/form/post-button";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zweiter Faktor der Benutzer", failure: "Fehler beim Laden der Benutzer" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "users");
  const [people, isRequired] = await Promise.all([listSecondFactors(), isSecondFactorRequired()]);
  return { people, isRequired, ownId: user.adminUserId, mayUpdate: user.roleName === ADMIN_ROLE };
}

/** The form contains the new state, not a toggle, so that sending it twice changes nothing. */
export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requireAdmin(request);
  const form = await readForm(request, ruleSchema);
  if (!form.ok) return invalid(form.reply);
  const isRequired = form.value.required === "true";
  await orReturnForm(request, () => saveSecondFactorRule({ isRequired, by }));
  const text = isRequired ? "Administratoren brauchen ab sofort einen zweiten Faktor." : "Administratoren dürfen sich wieder ohne zweiten Faktor anmelden.";
  return redirectWithNotice(paths.admin.secondFactor.all, { kind: "success", text });
}

export default function SecondFactors() {
  const { people, isRequired, ownId, mayUpdate } = useLoaderData<typeof loader>();
  const action: Column<Person> = { head: "Aktion", align: "end", cell: (person) => <Action person={person} isOwn={person.id === ownId} /> };
  return (
    <>
      <PageHeader
        title="Zweiter Faktor der Benutzer"
        lead="Wer sich mit Passwort und Code anmeldet, und ob Administratoren es müssen."
        back={{ url: paths.admin.users.list(), text: "Benutzer" }}
      />
      <div className="stack">
        <RulePanel isRequired={isRequired} mayUpdate={mayUpdate} />
        <Table caption="Zweiter Faktor der Benutzer" columns={mayUpdate ? [...columns, action] : columns} rows={people} keyOf={({ id }) => id} />
      </div>
    </>
  );
}

function RulePanel({ isRequired, mayUpdate }: { isRequired: boolean; mayUpdate: boolean }) {
  return (
    <Panel
      title="Pflicht für Administratoren"
      lead="Administratoren ohne zweiten Faktor richten ihn bei ihrem nächsten Klick ein. Vorher öffnet sich für sie nichts anderes."
      actions={isRequired ? <Badge tone="good">Pflicht</Badge> : <Badge>Freiwillig</Badge>}
    >
      {mayUpdate ? (
        <PostButton fields={{ required: isRequired ? "false" : "true" }} label={isRequired ? "Freiwillig machen" : "Zur Pflicht machen"} />
      ) : null}
    </Panel>
  );
}

type Person = Awaited<ReturnType<typeof loader>>["people"][number];

const columns: Column<Person>[] = [
  { head: "Name", isHeading: true, cell: ({ name, email }) => <Noted note={email}>{name}</Noted> },
  { head: "Rolle", isWhole: true, cell: ({ roleName }) => roleLabel(roleName) },
  {
    head: "Zweiter Faktor",
    cell: ({ since }) => (since ? <Badge tone="good">seit {formatDay(since)}</Badge> : <Badge>Ohne</Badge>),
  },
];

function Action({ person: { id, name, since }, isOwn }: { person: Person; isOwn: boolean }) {
  if (isOwn) {
    return (
      <ButtonLink to={paths.admin.secondFactor.own} size="sm">
        Verwalten
      </ButtonLink>
    );
  }
  if (!since) return null;
  return (
    <ButtonLink to={paths.admin.secondFactor.takeAway(id)} size="sm" tone="danger" about={`von ${name}`}>
      Wegnehmen
    </ButtonLink>
  );
}
