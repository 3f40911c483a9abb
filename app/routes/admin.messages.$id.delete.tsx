import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useMessageView } from "~/domain/messages/message-buttons";
import { deleteMessage, findMessage } from "~/domain/messages/messages-admin.server";
import { DeletionPage } from "~/domain/record/question-page";
import { versionSchema } from "~/domain/record/resource-schemas";
import { deletedText } from "~/domain/record/record-notices";
import { requireFound, requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { answerQuestion } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { listUrlAt } from "~/ui/admin/address";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Nachricht löschen", failure: "Fehler beim Laden der Nachricht" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePermission(request, "delete", "messages");
  const message = requireFound(await findMessage(params.id ?? ""));
  const { id, subject: title, version } = message;
  return { id, title, version };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "messages");
  return answerQuestion(request, versionSchema, {
    work: ({ version }) => deleteMessage({ id: params.id ?? "", version, by }),
    failed: "Fehler beim Löschen: Unbekannter Fehler",
    done: ({ record }) => redirectWithNotice(listUrlAt(paths.admin.messages.list(), new URL(request.url).searchParams), { kind: "success", text: deletedText(record.subject) }),
  });
}

export default function DeleteMessage() {
  const { id, title, version } = useLoaderData<typeof loader>();
  const props = { version, answer: useActionData<typeof action>(), listUrl: useMessageView()(paths.admin.messages.show(id)) };
  return (
    <DeletionPage {...props} name={title}>
      <p>Die Nachricht wird endgültig gelöscht und kann nicht wiederhergestellt werden.</p>
    </DeletionPage>
  );
}
