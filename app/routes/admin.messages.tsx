import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listMessages } from "~/domain/messages/messages-admin.server";
import { MessagesList } from "~/domain/messages/messages-list";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/page-number";
import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Nachrichten");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "messages");
  return listMessages(pageNumber(request));
}

export default function Messages() {
  const { messages, total, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Nachrichten" lead={`${total.toString()} ${total === 1 ? "Nachricht" : "Nachrichten"} aus dem Kontaktformular`} />
      <MessagesList messages={messages} />
      <Pagination
        label="Seiten der Nachrichten"
        page={page}
        pageCount={pageCount}
        urlOf={(other) => addressWith(paths.admin.messages, { page: other.toString() })}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Nachrichten" homeUrl={paths.admin.home} />;
}
