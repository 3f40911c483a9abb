import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  isUsed: boolean;
  children: ReactNode;
};

/** Closed on a phone, so that the list comes first. */
export function FilterFold({ isUsed, children }: Props) {
  return (
    <details className="filter-fold" open={isUsed}>
      <summary className="button" data-tone="secondary">
        <Icon name="settings" size="sm" />
        Filter
      </summary>
      {children}
    </details>
  );
}

type FieldProps = { id: string; label: string; isWide?: boolean; children: ReactNode };

export function FilterField({ id, label, isWide = false, children }: FieldProps) {
  return (
    <div className={isWide ? "filter-field filter-grow" : "filter-field"}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

type ChoiceProps = Omit<FieldProps, "children"> & { name: string; value: string | undefined; options: Readonly<Record<string, string>> };

export function FilterChoice({ id, label, name, value = "", options }: ChoiceProps) {
  return (
    <FilterField id={id} label={label}>
      <select className="input input-select" id={id} name={name} defaultValue={value}>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </FilterField>
  );
}
