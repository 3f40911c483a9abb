import { Children, isValidElement, type ReactNode } from "react";
import { LANGUAGE_NAMES, TRANSLATION_LANGUAGES } from "~/i18n/languages";

export type FieldLabels = Readonly<Record<string, string>>;

/** Does not find labels inside components. */
export function labelsIn(elements: ReactNode): FieldLabels {
  const found = Children.toArray(elements).filter(isValidElement<Props>);
  return Object.fromEntries(found.flatMap(({ props }) => [...Object.entries(labelsIn(props.children)), ...labelIn(props)]));
}

export function labelOf(name: string, labels: FieldLabels): string | undefined {
  const one = name.replace(/\[\d+\]$/, "");
  const language = TRANSLATION_LANGUAGES.find((code) => one.startsWith(`${code}.`));
  const german = language && labels[one.slice(language.length + 1)];
  return labels[one] ?? (german && `${german} (${LANGUAGE_NAMES[language]})`);
}

type Props = { name?: unknown; label?: unknown; children?: ReactNode };

function labelIn({ name, label }: Props): [string, string][] {
  return typeof name === "string" && typeof label === "string" ? [[name, label]] : [];
}
