import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { linkSchema } from "~/domain/desk/desk-schemas";
import { newSecretId } from "~/domain/people/access/secret-id";
import { listPreviewLinks, makePreviewLink } from "~/domain/desk/preview-links.server";
import { PreviewPage } from "~/domain/desk/preview-page";
import { attempt } from "~/http/attempt.server";
import { findPreviewed, requirePreviewPermission } from "~/http/draft-screens.server";
import { redirectWithNotice } from "~/http/notice.server";
import { faulty, invalid, readForm } from "~/http/read-form.server";
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
  const form = await readForm(request, linkSchema);
  if (!form.ok) return invalid(form.reply);
  const { token, hours } = form.value;
  const made = await attempt(request, async () => makePreviewLink({ ...(await findPreviewed(place)), token, hours, by: user.adminUserId }));
  if (made.state === "error") return faulty(form.reply, "Fehler beim Erstellen des Vorschau-Links.");
  const url = paths.preview.open(token);
  return redirectWithNotice(paths.admin.drafts.preview(place), {
    kind: "success",
    text: `Der Vorschau-Link gilt bis ${formatDateTime(made.value.expiresAt)}. Kopieren Sie ihn jetzt, er wird nur dieses eine Mal gezeigt.`,
    copy: { label: "Vorschau-Link", value: reachedOrigin(request) + url },
    link: { url, text: "Selbst ansehen" },
  });
}

export default function PreviewLinks() {
  const [shown, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <PreviewPage {...shown} reply={answer?.reply} />;
}
