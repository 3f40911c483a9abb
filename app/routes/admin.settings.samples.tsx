import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterSaving, FirstRunSteps } from "~/domain/company/first-run";
import { samplesRemovedText } from "~/domain/desk/samples";
import { countSamples, removeSamples } from "~/domain/desk/samples.server";
import { SamplesPage } from "~/domain/desk/samples-page";
import { samplesSchema } from "~/domain/desk/samples-schema";
import { attempt } from "~/http/attempt.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
import { faulty } from "~/http/record-answers.server";
import { requireSamplesPermission } from "~/http/resource-guard.server";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Beispielinhalte");

export async function loader({ request }: LoaderFunctionArgs) {
  const { resources } = await requireSamplesPermission(request);
  return { samples: await countSamples(resources) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { user, resources } = await requireSamplesPermission(request);
  const form = await readForm(request, samplesSchema);
  if (!form.ok) return invalid(form.reply);
  const wanted = resources.filter((resource) => form.value.resources.includes(resource));
  const removed = await attempt(request, () => removeSamples(wanted, user.adminUserId));
  if (removed.state === "error") return faulty(form.reply, "Fehler beim Löschen der Beispielinhalte");
  const link = { url: paths.admin.trash.list(), text: "Zum Papierkorb" };
  return redirectWithNotice(afterSaving(request, paths.admin.samples, paths.admin.settings), { kind: "success", text: samplesRemovedText(removed.value), link });
}

export default function SampleContent() {
  return (
    <>
      <FirstRunSteps here={paths.admin.samples} />
      <SamplesPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Beispielinhalte" homeUrl={paths.admin.home} />;
}
