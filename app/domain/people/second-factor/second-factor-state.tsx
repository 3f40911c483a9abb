import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { formatDay } from "~/ui/admin/dates";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";

const FEW = 3;

/** That the second factor is on, how many recovery codes are left, and what can be done. */
export function SecondFactorState({ since, codesLeft }: { since: Date; codesLeft: number }) {
  return (
    <Panel title="Status" lead="Bei jeder Anmeldung fragen wir nach einem Code aus Ihrer App." actions={<Badge tone="good">Eingeschaltet</Badge>}>
      <TextList
        texts={[
          { label: "Seit", value: formatDay(since) },
          { label: "Wiederherstellungscodes", value: codesLeftOf(codesLeft) },
        ]}
      />
      <p className="factor-actions">
        <ButtonLink to={paths.admin.secondFactor.newCodes}>Neue Wiederherstellungscodes</ButtonLink>
        <ButtonLink to={paths.admin.secondFactor.off} tone="danger">
          Ausschalten
        </ButtonLink>
      </p>
    </Panel>
  );
}

function codesLeftOf(count: number): string {
  return `${count.toString()} von 10 übrig${count < FEW ? ". Bitte erzeugen Sie neue." : ""}`;
}
