import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterSaving, FirstRunSteps } from "~/domain/company/first-run";
import { RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { samplesSchema } from "~/domain/desk/desk-schemas";
import { countSamples, removeSamples, samplesRemovedText } from "~/domain/desk/samples.server";
import { SamplesPage } from "~/domain/desk/samples-page";
import { attempt } from "~/http/attempt.server";
import { redirectWithNotice } from "~/http/notice.server";
import { faulty, invalid, readForm } from "~/http/read-form.server";
import { requirePermission, requireSomePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Beispielinhalte", failure: "Fehler beim Laden der Beispielinhalte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { resources } = await requireDeletable(request);
  return { samples: await countSamples(resources) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { user, resources } = await requireDeletable(request);
  const form = await readForm(request, samplesSchema);
  if (!form.ok) return invalid(form.reply);
  const wanted = resources.filter((resource) => form.value.resources.includes(resource));
  const removed = await attempt(request, () => removeSamples(wanted, user.adminUserId));
  if (removed.state === "error") return faulty(form.reply, "Fehler beim Löschen der Beispielinhalte");
  const link = { url: paths.admin.trash.list(), text: "Zum Papierkorb" };
  return redirectWithNotice(afterSaving(request, paths.admin.samples, paths.admin.settings), { kind: "success", text: samplesRemovedText(removed.value), link });
}

/** Requires two permissions, because it changes the whole site and deletes records. */
async function requireDeletable(request: Request) {
  await requirePermission(request, "update", "settings");
  const { user, permitted } = await requireSomePermission(request, "delete", RESOURCE_NAMES, (resource) => resource);
  return { user, resources: permitted };
}

export default function SampleContent() {
  return (
    <>
      <FirstRunSteps here={paths.admin.samples} />
      <SamplesPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />
    </>
  );
}
