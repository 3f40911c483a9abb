import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { MessageInbox } from "~/domain/messages/message-inbox";
import { listMessages } from "~/domain/messages/messages-admin.server";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Nachrichten", failure: "Fehler beim Laden der Nachrichten" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "messages");
  const filter = new URL(request.url).searchParams.get("filter");
  const may = { update: can(user, "update", "messages") };
  return { may, ...(await listMessages({ filter, page: pageNumber(request) })) };
}

export default function Messages() {
  return <MessageInbox {...useLoaderData<typeof loader>()} />;
}
