type Stat = { key: string; value: string; label: string };

export function StatList({ stats, label }: { stats: readonly Stat[]; label?: string }) {
  return (
    <dl className="stats" aria-label={label}>
      {stats.map(({ key, value, label: meaning }) => (
        <div key={key}>
          <dt>{meaning}</dt>
          <dd>
            {value.replace(/\D+$/, "")}
            <span>{value.match(/\D+$/)?.[0]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
