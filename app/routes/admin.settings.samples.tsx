import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterSaving, FirstRunSteps } from "~/domain/company/first-run";
import { RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { samplesSchema } from "~/domain/desk/desk-schemas";
import { countSamples, removeSamples, samplesRemovedText } from "~/domain/desk/samples.server";
import { SamplesPage } from "~/domain/desk/samples-page";
import { redirectWithNotice } from "~/http/notice.server";
import { handleForm } from "~/http/read-form.server";
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
  const form = await handleForm(request, samplesSchema, {
    work: (chosen) => removeSamples(resources.filter((resource) => chosen.resources.includes(resource)), user.adminUserId),
    failed: "Fehler beim Löschen der Beispielinhalte",
  });
  if (!form.ok) return form.answer;
  const link = { url: paths.admin.trash.list(), text: "Zum Papierkorb" };
  return redirectWithNotice(afterSaving(request, paths.admin.samples, paths.admin.settings), { kind: "success", text: samplesRemovedText(form.result), link });
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
