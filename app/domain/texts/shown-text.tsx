import { isListText } from "~/i18n/page-labels";
import { itemsOf, type TextKey } from "./text";

/** A text as the site shows it; a list with its items below each other. */
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
