import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { listLegal } from "~/domain/texts/legal-texts.server";
import { TextBadge } from "~/domain/texts/shown-text";
import { nameOfPage } from "~/domain/texts/text-labels";
import { legalName, legalSlugOf, type ListedLegal } from "~/domain/texts/text-kinds";
import { requirePermission } from "~/http/guard.server";
import { monthName } from "~/i18n/months";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { ButtonLink, HistoryLink } from "~/ui/admin/button-link";
import { DateTime } from "~/ui/admin/date-time";
import { useLanguageName } from "~/ui/admin/language-name";
import { type Column, Noted, Table } from "~/ui/admin/table";

export const { meta, ErrorBoundary } = adminScreen({ title: "Rechtstexte", failure: "Fehler beim Laden der Seiteninhalte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  return { texts: await listLegal(), mayEdit: can(user, "update", "pages") };
}

export default function Legal() {
  const { texts, mayEdit } = useLoaderData<typeof loader>();
  const columns: Column<ListedLegal>[] = [
    { head: "Seite", isHeading: true, isWhole: true, cell: (text) => <Name text={text} /> },
    { head: "Zustand", cell: ({ state }) => (state === "builtIn" ? <span className="cell-quiet">Mitgeliefert</span> : <TextBadge state={state} />) },
    { head: "Stand", isWhole: true, cell: ({ month }) => (month === "" ? "wie Deutsch" : monthName(month, "de")) },
    { head: "Letzte Änderung", cell: ({ change }) => <LastChange change={change} /> },
    { head: "Aktionen", align: "end", cell: (text) => <Actions text={text} mayEdit={mayEdit} /> },
  ];
  return (
    <>
      <PageHeader title="Rechtstexte" lead="Impressum und Datenschutzerklärung. Die Quelle ist der deutsche Text; wo es keine Übersetzung gibt, zeigt ihn die Website auch in den anderen Sprachen." />
      <Table
        caption="Rechtstexte in ihren Sprachen"
        columns={columns}
        rows={texts}
        keyOf={({ page, language }) => `${page} ${language}`}
      />
    </>
  );
}

function Name({ text: { page, language } }: { text: ListedLegal }) {
  const nameOf = useLanguageName();
  return <Noted note={nameOf(language)}>{nameOfPage(page)}</Noted>;
}

function LastChange({ change }: Pick<ListedLegal, "change">) {
  if (change === null) return <span className="cell-quiet">Noch keine</span>;
  return (
    <Noted note={change.who}>
      <DateTime at={change.at} />
    </Noted>
  );
}

function Actions({ text, mayEdit }: { text: ListedLegal; mayEdit: boolean }) {
  const { page, language } = text;
  const about = legalName(text);
  const { edit, history } = paths.admin.legal.text(legalSlugOf(page), language);
  return (
    <div className="row-buttons">
      <ButtonLink to={edit} icon={mayEdit ? "pencil" : "file"} size="sm" about={about}>
        {mayEdit ? "Bearbeiten" : "Ansehen"}
      </ButtonLink>
      <HistoryLink to={history()} about={about} />
    </div>
  );
}
