import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { AdminShortcuts } from "~/domain/desk/admin-menu";
import { requireUser } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { hasShortcuts, shortcutsCookie } from "~/http/choice-cookies.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Tastenkürzel", failure: "Fehler beim Laden der Tastenkürzel" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { permissions } = await requireUser(request);
  return { user: { permissions }, isOn: hasShortcuts(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  await requireUser(request);
  const isOn = !hasShortcuts(request);
  const text = isOn ? "Tastenkürzel sind eingeschaltet." : "Tastenkürzel sind ausgeschaltet.";
  return redirectWithNotice(paths.admin.shortcuts, { kind: "success", text }, { "Set-Cookie": shortcutsCookie(isOn) });
}

export default function Shortcuts() {
  const { user, isOn } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Tastenkürzel" lead="Schneller arbeiten, ohne zur Maus zu greifen." />
      <Panel title={isOn ? "Eingeschaltet" : "Ausgeschaltet"} lead="Strg und s speichert immer. Die Wahl gilt für diesen Browser.">
        <AdminShortcuts user={user} />
        <Form method="post">
          <button className="button" type="submit" data-tone="secondary">
            {isOn ? "Tastenkürzel ausschalten" : "Tastenkürzel einschalten"}
          </button>
        </Form>
      </Panel>
    </>
  );
}
