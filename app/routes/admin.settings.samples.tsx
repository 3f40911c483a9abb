import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterSaving, FirstRunSteps, useWayOut } from "~/domain/company/first-run";
import { RESOURCE_NAMES, type ResourceName } from "~/domain/people/access/permissions";
import { samplesSchema } from "~/domain/desk/desk-schemas";
import { countSamples, removeSamples, samplesRemovedText } from "~/domain/desk/samples.server";
import { RESOURCES } from "~/domain/resources";
import { redirectWithNotice } from "~/http/notice.server";
import { handleForm } from "~/http/read-form.server";
import { requirePermission, requireSomePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { Confirmation } from "~/ui/admin/confirmation";
import { formOf } from "~/ui/form/form-of";

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

const { Form, CheckboxGroup, SubmitButton } = formOf(() => import("~/domain/desk/desk-schemas").then(({ samplesSchema }) => samplesSchema));

/** The sample services suit any company of this kind. */
const KEPT_UNLESS_WISHED: ResourceName = "services";

export default function Samples() {
  const { samples } = useLoaderData<typeof loader>();
  const left = samples.filter(({ count }) => count > 0);
  const edited = samples.reduce((sum, one) => sum + one.edited, 0);
  const cancel = useWayOut(paths.admin.samples, left.length > 0 ? "Behalten" : "Zurück");
  return (
    <>
      <FirstRunSteps here={paths.admin.samples} />
      <Confirmation
        question={left.length > 0 ? "Beispielinhalte in den Papierkorb legen?" : "Keine Beispielinhalte mehr da"}
        form={left.length > 0 ? <SamplesForm samples={left} /> : null}
        cancel={cancel}
        tone={left.length > 0 ? "danger" : "info"}
      >
        <div className="stack-small">
          {left.length > 0 ? <p>Was einen Haken hat, verschwindet sofort von der Website. Im Papierkorb bleibt jeder Eintrag erhalten und lässt sich wiederherstellen. Texte und Bilder der Seiten bleiben.</p> : null}
          {edited > 0 ? <p>{editedText(edited)}</p> : null}
        </div>
      </Confirmation>
    </>
  );
}

function SamplesForm({ samples }: { samples: readonly { resource: ResourceName; count: number }[] }) {
  const options = samples.map(({ resource, count }) => ({ value: resource, label: `${RESOURCES[resource].texts.list} (${count.toString()})` }));
  const chosen = samples.map(({ resource }) => resource).filter((resource) => resource !== KEPT_UNLESS_WISHED);
  return (
    <Form defaultValue={{ resources: chosen }} reply={useActionData<typeof action>()?.reply}>
      <CheckboxGroup name="resources" label="Beispiele" required options={options} />
      <SubmitButton tone="danger" pending="Wird gelöscht …">
        In den Papierkorb legen
      </SubmitButton>
    </Form>
  );
}

function editedText(count: number): string {
  return count === 1 ? "Ein Beispiel wurde schon bearbeitet und bleibt." : `${count.toString()} Beispiele wurden schon bearbeitet und bleiben.`;
}
