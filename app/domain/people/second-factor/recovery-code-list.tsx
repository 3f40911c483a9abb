import { useEffect, useState } from "react";
import { CopyLine } from "~/ui/admin/copy-field";
import { Panel } from "~/ui/admin/panel";
import { useCompanyName } from "~/ui/admin/title";

type Props = { codes: readonly string[]; email: string };

/** Recovery codes, the one time that they are shown: to copy, to print or to write down. */
export function RecoveryCodeList({ codes, email }: Props) {
  const companyName = useCompanyName();
  return (
    <Panel
      title="Ihre Wiederherstellungscodes"
      lead="Sie stehen nur dieses eine Mal hier. Drucken Sie die Seite, kopieren Sie die Codes oder schreiben Sie sie ab: Wenn Ihr Telefon fehlt, öffnet jeder einmal."
    >
      <p className="print-only">
        {companyName}, Konto {email}
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <CopyLine value={codes.join("\n")}>
        <PrintButton />
      </CopyLine>
    </Panel>
  );
}

function PrintButton() {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  if (!canPrint) return null;
  return (
    <button className="button" data-tone="secondary" type="button" onClick={() => window.print()}>
      Drucken
    </button>
  );
}
