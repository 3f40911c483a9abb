const EXAMPLES = [
  { typed: "## 6. Cookies", does: "Überschrift eines Abschnitts; er steht dann auch im Inhaltsverzeichnis" },
  { typed: "## 6. Cookies {#cookies}", does: "dieselbe mit eigenem Namen für Links: /datenschutz#cookies" },
  { typed: "### Notwendige Cookies", does: "Überschrift darunter" },
  { typed: "- Erster Punkt", does: "Punkt einer Liste; „1.“ davor zählt die Punkte" },
  { typed: "**fett** und *kursiv*", does: "hervorgehobener Text" },
  { typed: "[Kontakt](/kontakt)", does: "Link: auf diese Website, mit https://, mailto: oder tel:" },
  { typed: "| Cookie | Dauer |\n|---|---|\n| Sprache | 1 Jahr |", does: "Tabelle" },
] as const;

/** How a legal text is written. */
export function MarkdownHelp() {
  return (
    <details className="markdown-help">
      <summary>So schreiben Sie Überschriften, Listen und Links</summary>
      <dl className="markdown-examples">
        {EXAMPLES.map(({ typed, does }) => (
          <div key={typed}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        Eine leere Zeile trennt Absätze, eine neue Zeile bleibt eine neue Zeile. HTML und Bilder sind nicht möglich: Sie
        erscheinen so, wie sie getippt wurden.
      </p>
    </details>
  );
}
