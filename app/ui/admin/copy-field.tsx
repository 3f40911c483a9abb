import { type ReactNode, useEffect, useId, useState } from "react";

type Props = { label: string; value: string };

export function CopyField({ label, value }: Props) {
  const id = useId();
  return (
    <div className="copy">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <CopyLine value={value}>
        <input
          className="input input-locked"
          id={id}
          type="text"
          value={value}
          readOnly
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
        />
      </CopyLine>
    </div>
  );
}

export function CopyLine({ value, children }: { value: string; children?: ReactNode }) {
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  const copy = () => {
    void navigator.clipboard.writeText(value).then(() => setCopied(true));
  };
  return (
    <>
      <div className="copy-line">
        {children}
        {canCopy ? (
          <button className="button" data-tone="secondary" type="button" onClick={copy}>
            Kopieren
          </button>
        ) : null}
      </div>
      <p className="copy-said" role="status">
        {isCopied ? "Kopiert." : ""}
      </p>
    </>
  );
}
