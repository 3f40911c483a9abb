import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LINK_NOT_MADE, linkMade } from "~/domain/desk/draft-notices";
import { linkSchema } from "~/domain/desk/desk-schemas";
import { newSecretId } from "~/domain/people/access/secret-id";
import { listPreviewLinks, makePreviewLink } from "~/domain/desk/preview-links.server";
import { PreviewPage } from "~/domain/desk/preview-page";
import { attempt } from "~/http/attempt.server";
import { findPreviewed, requirePreviewPermission } from "~/http/draft-screens.server";
import { redirectWithNotice } from "~/http/notice.server";
import { reachedOrigin } from "~/http/origin.server";
import { faulty, invalid, readForm } from "~/http/read-form.server";
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
  if (made.state === "error") return faulty(form.reply, LINK_NOT_MADE);
  const url = paths.preview.open(token);
  const said = { text: linkMade(formatDateTime(made.value.expiresAt)), copy: { label: "Vorschau-Link", value: reachedOrigin(request) + url }, link: { url, text: "Selbst ansehen" } };
  return redirectWithNotice(paths.admin.drafts.preview(place), { kind: "success", ...said });
}

export default function PreviewLinks() {
  const [shown, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <PreviewPage {...shown} reply={answer?.reply} />;
}
