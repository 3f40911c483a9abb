import { isListText } from "~/i18n/page-labels";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { NoticeBox } from "~/ui/admin/notice";
import { itemsOf, type TextKey, type TextState } from "./text";

const BADGES: Record<Exclude<TextState, "builtIn">, { tone: BadgeTone; text: string }> = {
  edited: { tone: "good", text: "Bearbeitet" },
  missing: { tone: "warning", text: "Übersetzung fehlt" },
  newBuiltIn: { tone: "warning", text: "Mitgelieferter Text neu" },
  newGerman: { tone: "warning", text: "Deutsch geändert" },
  germanOnly: { tone: "neutral", text: "Nur Deutsch" },
};

export function ShownText({ textKey, text }: { textKey: TextKey; text: string }) {
  if (!isListText(textKey)) return text;
  return (
    <ul className="text-items">
      {itemsOf(text).map((item, index) => (
        <li key={`${index.toString()} ${item}`}>{item}</li>
      ))}
    </ul>
  );
}

export function TextBadge({ state }: { state: TextState }) {
  if (state === "builtIn") return null;
  const { tone, text } = BADGES[state];
  return <Badge tone={tone}>{text}</Badge>;
}

export function MissingTable() {
  const text =
    "Die Tabelle der Texte existiert noch nicht. Sie sehen die mitgelieferten Texte; Änderungen bleiben nur lokal in diesem Fenster und werden nicht gespeichert.";
  return <NoticeBox notice={{ kind: "warning", text }} />;
}
