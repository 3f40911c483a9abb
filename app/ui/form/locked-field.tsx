import { useId } from "react";

type Props = { label: string; value: string; hint?: string; autoComplete?: "username" };

export function LockedField({ label, value, hint, autoComplete }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <input
        className="input input-locked"
        id={id}
        type="text"
        value={value}
        readOnly
        autoComplete={autoComplete}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </div>
  );
}
