import { type ReactNode, useRef } from "react";
import { Badge } from "../admin/badge";
import { type AutosaveState, isOnItsWay } from "./autosaver";
import { useAutosave } from "./use-autosave";

type Props = {
  url: string;
  version: number;
  onState: (state: AutosaveState, savedAt: Date | null) => void;
  texts: { typing: string; saved: string; failed: string };
  children: ReactNode;
};

export function Autosave({ url, version: firstVersion, onState, texts, children }: Props) {
  const inside = useRef<HTMLDivElement>(null);
  const { state, version, reason, isOn } = useAutosave({ inside, url, version: firstVersion, onState });
  const text = state === "saved" ? texts.saved : state === "failed" ? `${texts.failed}. ${reason ?? TRY_AGAIN}` : EXPLANATIONS[state];
  return (
    <div className="autosave" ref={inside}>
      {isOn ? <p className="autosave-hint">{texts.typing}</p> : null}
      <input type="hidden" name="version" value={version} />
      {children}
      <StateBadge state={state} />
      <p className="autosave-text" role="status">
        {text}
      </p>
    </div>
  );
}

const TRY_AGAIN = "Ihr Text steht noch hier und wird noch einmal gesendet.";

const EXPLANATIONS: Partial<Record<AutosaveState, string>> = {
  conflict: "Derselbe Text wurde inzwischen anderswo geändert, vielleicht in einem Ihrer anderen Fenster. Mit „Speichern“ wählen Sie, was gelten soll.",
  refused: "Ein Text kann so nicht gespeichert werden. Mit „Speichern“ sehen Sie, warum.",
  loggedOut: "Ihre Sitzung ist abgelaufen. Mit „Speichern“ melden Sie sich wieder an, ohne Ihren Text zu verlieren.",
};

function StateBadge({ state }: { state: AutosaveState }) {
  if (state === "untouched") return null;
  if (isOnItsWay(state)) return <Badge>wird gespeichert</Badge>;
  return state === "saved" ? <Badge tone="good">gespeichert</Badge> : <Badge tone="warning">nicht gespeichert</Badge>;
}
