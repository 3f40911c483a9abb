import { Panel } from "~/ui/admin/panel";

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <Panel
      title="Ihre Wiederherstellungscodes"
      lead="Sie stehen nur dieses eine Mal hier. Drucken Sie die Seite oder schreiben Sie die Codes ab: Wenn Ihr Telefon fehlt, öffnet jeder einmal."
    >
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
