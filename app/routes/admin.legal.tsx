import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { LegalList } from "~/domain/texts/legal-list";
import { listLegal } from "~/domain/texts/legal-texts.server";
import { requirePermission } from "~/http/guard.server";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Rechtstexte", failure: "Fehler beim Laden der Seiteninhalte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  return { texts: await listLegal(), mayEdit: can(user, "update", "pages") };
}

export default function Legal() {
  return (
    <>
      <PageHeader title="Rechtstexte" lead="Impressum und Datenschutzerklärung. Die Quelle ist der deutsche Text; wo es keine Übersetzung gibt, zeigt ihn die Website auch in den anderen Sprachen." />
      <LegalList {...useLoaderData<typeof loader>()} />
    </>
  );
}
