import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { DELIVERY_SETTINGS } from "~/domain/messages/delivery.server";
import { MessageLetter } from "~/domain/messages/message-letter";
import { findMessage, shown } from "~/domain/messages/messages-admin.server";
import { requireFound, requirePermission } from "~/http/guard.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Nachricht", failure: "Fehler beim Laden der Nachricht" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "messages");
  const message = requireFound(await findMessage(params.id ?? ""));
  const update = can(user, "update", "messages");
  return { title: message.subject, message: shown(message), may: { update, delete: can(user, "delete", "messages"), resend: update && DELIVERY_SETTINGS.endpoint !== null } };
}

export default function Message() {
  return <MessageLetter {...useLoaderData<typeof loader>()} />;
}
