import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { linkSchema } from "~/domain/desk/desk-schemas";
import { newSecretId } from "~/domain/people/access/secret-id";
import { listPreviewLinks, makePreviewLink } from "~/domain/desk/preview-links.server";
import { PreviewPage } from "~/domain/desk/preview-page";
import { findPreviewed, requirePreviewPermission } from "~/http/draft-screens.server";
import { redirectWithNotice } from "~/http/notice.server";
import { handleForm } from "~/http/read-form.server";
import { reachedOrigin } from "~/http/origin.server";
import { paths } from "~/paths";
import { formatDateTime } from "~/ui/admin/dates";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Vorschau", failure: "Fehler beim Laden der Entwürfe" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { place } = await requirePreviewPermission(request, params);
  const { draftId, title } = await findPreviewed(place);
  return { place, title, token: newSecretId(), links: await listPreviewLinks(draftId) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { place, user } = await requirePreviewPermission(request, params);
  const form = await handleForm(request, linkSchema, {
    work: async (asked) => makePreviewLink({ ...(await findPreviewed(place)), ...asked, by: user.adminUserId }),
    failed: "Fehler beim Erstellen des Vorschau-Links.",
  });
  if (!form.ok) return form.answer;
  const url = paths.preview.open(form.value.token);
  return redirectWithNotice(paths.admin.drafts.preview(place), {
    kind: "success",
    text: `Der Vorschau-Link gilt bis ${formatDateTime(form.result.expiresAt)}. Kopieren Sie ihn jetzt, er wird nur dieses eine Mal gezeigt.`,
    copy: { label: "Vorschau-Link", value: reachedOrigin(request) + url },
    link: { url, text: "Selbst ansehen" },
  });
}

export default function PreviewLinks() {
  const [shown, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <PreviewPage {...shown} reply={answer?.reply} />;
}
