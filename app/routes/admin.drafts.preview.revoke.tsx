import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { revokeSchema } from "~/domain/desk/desk-schemas";
import { revokePreviewLink } from "~/domain/desk/preview-links.server";
import { findPreviewed, requirePreviewPermission } from "~/http/draft-screens.server";
import { orReturnForm } from "~/http/faults.server";
import { redirectWithNotice } from "~/http/notice.server";
import { readForm } from "~/http/read-form.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Vorschau", failure: "Fehler beim Beenden des Vorschau-Links." });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { place } = await requirePreviewPermission(request, params);
  return redirect(paths.admin.drafts.preview(place));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { place, user } = await requirePreviewPermission(request, params);
  const form = await readForm(request, revokeSchema);
  if (!form.ok) return redirect(paths.admin.drafts.preview(place));
  const { link: id } = form.value;
  await orReturnForm(request, async () => revokePreviewLink({ ...(await findPreviewed(place)), id, by: user.adminUserId }));
  return redirectWithNotice(paths.admin.drafts.preview(place), { kind: "success", text: "Der Vorschau-Link zeigt ab sofort nichts mehr." });
}
