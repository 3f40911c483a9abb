import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { formatDay } from "~/ui/admin/dates";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { type Column, Noted, Table } from "~/ui/admin/table";
import { PostButton } from "~/ui/form/post-button";
import { type QuestionAnswer, QuestionPage } from "../../record/question-page";
import { roleLabel } from "../login-log/person-names";

export function RulePanel({ isRequired, mayUpdate }: { isRequired: boolean; mayUpdate: boolean }) {
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

type Person = { id: string; name: string; email: string; roleName: string; since: Date | null };

type Props = { people: readonly Person[]; ownId: string; mayUpdate: boolean };

export function SecondFactorsTable({ people, ownId, mayUpdate }: Props) {
  const action: Column<Person> = { head: "Aktion", align: "end", cell: (person) => <Action person={person} isOwn={person.id === ownId} /> };
  return <Table caption="Zweiter Faktor der Benutzer" columns={mayUpdate ? [...columns, action] : columns} rows={people} keyOf={({ id }) => id} />;
}

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

type TakeAwayProps = { title: string; factorId: string | null; answer: QuestionAnswer };

const loadTakeAwaySchema = () => import("./second-factor-schemas").then(({ takeAwaySchema }) => takeAwaySchema);

export function TakeAwayPage({ title: name, factorId, answer }: TakeAwayProps) {
  if (factorId === null) {
    return (
      <PageHeader title="Kein zweiter Faktor" lead={`${name} meldet sich ohne zweiten Faktor an.`}>
        <ButtonLink to={paths.admin.secondFactor.all}>Zur Übersicht</ButtonLink>
      </PageHeader>
    );
  }
  return (
    <QuestionPage
      question={`Möchten Sie den zweiten Faktor von ${name} wirklich wegnehmen?`}
      answer={answer}
      changed="Diese Person hat inzwischen einen neuen zweiten Faktor eingerichtet."
      schema={loadTakeAwaySchema}
      fields={{ factor: factorId }}
      button={{ text: "Wegnehmen" }}
      cancel={{ url: paths.admin.secondFactor.all }}
    >
      <p>Das Passwort allein genügt dann wieder, und alle Sitzungen dieser Person enden. Tun Sie es nur, wenn Sie sicher sind, dass die Bitte von ihr selbst kommt.</p>
    </QuestionPage>
  );
}
