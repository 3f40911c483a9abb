type Item = { title: string; description: string; number?: string };

type NumberedListProps = {
  items: readonly Item[];
  look: "pairs" | "steps";
};

export function NumberedList({ items, look }: NumberedListProps) {
  return (
    <ol className="numbered" data-look={look}>
      {items.map(({ title, description, number }) => (
        <li key={title}>
          {number && (
            <p className="numbered-number" aria-hidden="true">
              {number}
            </p>
          )}
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
