/** The text to translate, as it was typed. */
export function GermanSource({ text }: { text: string }) {
  return (
    <details className="german-source">
      <summary>Deutscher Text zum Übersetzen</summary>
      <pre className="german-source-text" lang="de">
        {text}
      </pre>
    </details>
  );
}
