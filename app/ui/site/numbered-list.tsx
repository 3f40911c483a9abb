type Item = { title: string; description: string; number?: string };

type NumberedListProps = {
  items: readonly Item[];
  /** `pairs`: two beside each other. `steps`: one row, joined by a line. */
  look: "pairs" | "steps";
};

/** Things in an order, each under a big number. */
export function NumberedList({ items, look }: NumberedListProps) {
  return (
    <ol className="numbered" data-look={look}>
      {items.map(({ title, description, number }, index) => (
        <li key={title}>
          <p className="numbered-number" aria-hidden="true">
            {number ?? String(index + 1).padStart(2, "0")}
          </p>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
