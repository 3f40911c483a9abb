import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { historyLabelsOf } from "~/domain/history-labels";
import { QuestionPage } from "~/domain/record/question-page";
import { RECORDS } from "~/domain/resources.server";
import { restoreDeletedSchema } from "~/domain/record/resource-schemas";
import { NOT_IN_TRASH, restoredText } from "~/domain/record/record-notices";
import { resourceNameFrom } from "~/domain/resources";
import { answerRestore, findListUrl } from "~/http/record-answers.server";
import { requireFound, requireResourcePermission } from "~/http/guard.server";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { rowMark } from "~/ui/admin/address";
import { formatDateTime } from "~/ui/admin/dates";
import { adminScreen } from "~/ui/admin/route-error";
import { ValueList } from "~/ui/admin/text-list";

export const { meta, ErrorBoundary } = adminScreen({ title: "Wiederherstellen", failure: "Fehler beim Laden des Papierkorbs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource } = await requireResourcePermission(request, "update", resourceNameFrom(params.resource));
  const deleted = requireFound(await RECORDS[resource].findDeleted(params.id ?? ""), NOT_IN_TRASH);
  return { resource, title: deleted.name, ...deleted };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "update", resourceNameFrom(params.resource));
  const id = params.id ?? "";
  return answerRestore(request, restoreDeletedSchema, {
    work: ({ deletion }) => RECORDS[resource].restoreDeleted({ id, deletion, by: user.adminUserId }),
    place: { resource, recordId: id },
    url: async () => `${await findListUrl(request, resource, id)}#${rowMark(id)}`,
    said: restoredText,
    failed: "Fehler beim Wiederherstellen: Unbekannter Fehler",
  });
}

const loadSchema = () => import("~/domain/record/resource-schemas").then((schemas) => schemas.restoreDeletedSchema);

export default function RestoreRecord() {
  const { resource, name, who, at, deletion, values, hasLostPicture } = useLoaderData<typeof loader>();
  return (
    <QuestionPage
      question={`Möchten Sie ${quoted(name)} wiederherstellen?`}
      answer={useActionData<typeof action>()}
      changed="Dieser Eintrag wurde inzwischen noch einmal gelöscht."
      schema={loadSchema}
      fields={{ deletion }}
      button={{ text: "Wiederherstellen", pending: "Wird wiederhergestellt …" }}
      cancel={{ url: paths.admin.trash.list() }}
      tone="info"
    >
      <div className="stack">
        <p>{`Gelöscht am ${formatDateTime(at)} von ${who}. Wo es eine Reihenfolge gibt, kommt der Eintrag an seine alte Stelle.`}</p>
        <ValueList fields={historyLabelsOf(resource).fields} values={values} />
        {hasLostPicture ? <p>Das Bild gibt es nicht mehr: Der Eintrag kommt ohne Bild zurück.</p> : null}
      </div>
    </QuestionPage>
  );
}
