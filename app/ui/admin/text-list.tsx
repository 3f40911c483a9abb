/** A text is one value, or items with perhaps a sentence before them. */
export type ShownText = { label: string; value: string | readonly string[]; lead?: string };

type Props = {
  texts: readonly ShownText[];
  /** The language of the texts. */
  lang?: string;
  /** What stands where a text is empty. */
  empty?: string;
};

export function TextList({ texts, lang, empty = "Noch kein Text" }: Props) {
  return (
    <dl className="texts">
      {texts.map(({ label, value, lead }, index) => (
        <div className="text" key={`${index.toString()} ${label}`}>
          <dt className="text-label">{label}</dt>
          <dd className="text-value" lang={lang}>
            {lead ? <p>{lead}</p> : null}
            {value.length === 0 && !lead ? <span className="text-empty">{empty}</span> : <Value value={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { value: string | readonly string[] }) {
  if (typeof value === "string") return value;
  return (
    <ul className="text-items">
      {value.map((item, index) => (
        <li key={`${index.toString()} ${item}`}>{item}</li>
      ))}
    </ul>
  );
}
