import { paths } from "~/paths";
import { Confirmation } from "~/ui/admin/confirmation";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { useWayOut } from "../company/first-run";
import type { ResourceName } from "../people/access/permissions";
import { RESOURCES } from "../resources";

const { Form, CheckboxGroup, SubmitButton } = formOf(() => import("./desk-schemas").then(({ samplesSchema }) => samplesSchema));

/** The sample services suit any company of this kind. */
const KEPT_UNLESS_WISHED: ResourceName = "services";

type Samples = { resource: ResourceName; count: number; edited: number };

export function SamplesPage({ samples, reply }: { samples: readonly Samples[]; reply: FormReply | undefined }) {
  const left = samples.filter(({ count }) => count > 0);
  const edited = samples.reduce((sum, one) => sum + one.edited, 0);
  const cancel = useWayOut(paths.admin.samples, left.length > 0 ? "Behalten" : "Zurück");
  return (
    <Confirmation
      question={left.length > 0 ? "Beispielinhalte in den Papierkorb legen?" : "Keine Beispielinhalte mehr da"}
      form={left.length > 0 ? <SamplesForm samples={left} reply={reply} /> : null}
      cancel={cancel}
      tone={left.length > 0 ? "danger" : "info"}
    >
      <div className="stack-small">
        {left.length > 0 ? <p>Was einen Haken hat, verschwindet sofort von der Website. Im Papierkorb bleibt jeder Eintrag erhalten und lässt sich wiederherstellen. Texte und Bilder der Seiten bleiben.</p> : null}
        {edited > 0 ? <p>{editedText(edited)}</p> : null}
      </div>
    </Confirmation>
  );
}

function SamplesForm({ samples, reply }: { samples: readonly Samples[]; reply: FormReply | undefined }) {
  const options = samples.map(({ resource, count }) => ({ value: resource, label: `${RESOURCES[resource].texts.list} (${count.toString()})` }));
  const chosen = samples.map(({ resource }) => resource).filter((resource) => resource !== KEPT_UNLESS_WISHED);
  return (
    <Form defaultValue={{ resources: chosen }} reply={reply}>
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
