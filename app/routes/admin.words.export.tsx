import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { ExportList } from "~/domain/desk/export-list";
import { countOpenTexts } from "~/domain/desk/translation-export.server";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Texte für Übersetzer", failure: "Fehler beim Laden der Seiteninhalte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  return { mayImport: can(user, "update", "pages"), open: await countOpenTexts((resource) => can(user, "read", resource)) };
}

export default function TextFiles() {
  const { mayImport, open } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Texte für Übersetzer" lead="Alle Texte der Website als Datei, und zurück." back={{ url: paths.admin.texts(), text: "Stand der Texte" }}>
        {mayImport ? (
          <ButtonLink to={paths.admin.textFiles.import} tone="primary">
            Datei importieren
          </ButtonLink>
        ) : null}
      </PageHeader>
      <ExportList open={open} />
    </>
  );
}
