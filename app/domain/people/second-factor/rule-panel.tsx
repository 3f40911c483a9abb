import { Form } from "@remix-run/react";
import { Badge } from "~/ui/admin/badge";
import { Panel } from "~/ui/admin/panel";

type Props = { isRequired: boolean; mayUpdate: boolean };

/** Whether admins must have a second factor, and the button that makes it so. */
export function RulePanel({ isRequired, mayUpdate }: Props) {
  return (
    <Panel
      title="Pflicht für Admins"
      lead="Admins ohne zweiten Faktor richten ihn bei ihrem nächsten Klick ein. Vorher öffnet sich für sie nichts anderes."
      actions={isRequired ? <Badge tone="good">Pflicht</Badge> : <Badge>Freiwillig</Badge>}
    >
      {mayUpdate ? (
        <Form method="post">
          <input type="hidden" name="required" value={isRequired ? "false" : "true"} />
          <button className="button" type="submit" data-tone="secondary">
            {isRequired ? "Freiwillig machen" : "Zur Pflicht machen"}
          </button>
        </Form>
      ) : null}
    </Panel>
  );
}
