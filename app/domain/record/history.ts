import { DEFAULT_LANGUAGE, type Language, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { type Edits, groupOf, isGroup, isSame } from "./any-record";

/** `name` is "es.bio" for a nested field. */
export type Difference = { name: string; before: unknown; after: unknown };

/** Lists sources of translations only if nothing else differs: then somebody confirmed the translation. */
export function differencesBetween(before: Edits, after: Edits): Difference[] {
  const [old, young] = [new Map(flatFields(before)), new Map(flatFields(after))];
  const names = new Set([...young.keys(), ...old.keys()]);
  const differences = [...names]
    .filter((name) => name !== "version" && !isSame(old.get(name), young.get(name)))
    .map((name) => ({ name, before: old.get(name) ?? null, after: young.get(name) ?? null }));
  const fields = differences.filter(({ name }) => !name.startsWith("source."));
  return fields.length > 0 ? fields : differences;
}

/** The German texts that translations were made from, by field ("es.bio"). */
export type Sources = Readonly<Record<string, string>>;

export function sourcesIn({ source }: Edits): Sources {
  return Object.fromEntries(flatFields(groupOf(source)).map(([name, text]) => [name, String(text)]));
}

export function snapshotFrom(value: unknown): Edits | null {
  return isGroup(value) ? value : null;
}

export function flatFields(values: Edits, prefix = ""): [string, unknown][] {
  return Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
    isGroup(value) ? flatFields(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );
}

export function editedLanguage(before: Edits, after: Edits): Language {
  const languages = differencesBetween(before, after).map(({ name }) => languageOf(name));
  const [first = DEFAULT_LANGUAGE] = languages;
  return languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : first;
}

export function languageOf(field: string): Language {
  return TRANSLATION_LANGUAGES.find((language) => field.startsWith(`${language}.`)) ?? DEFAULT_LANGUAGE;
}

export type HistoryEntry = {
  id: string;
  action: string;
  verb: string;
  who: string;
  at: Date;
  differences: Difference[];
  isCurrent: boolean;
  canReset: Record<StateSide, boolean>;
};

export type StateSide = "before" | "after";

export type HistoryState = { changeId: string; side: StateSide };

const VERBS: Readonly<Record<string, string>> = {
  create: "angelegt",
  update: "bearbeitet",
  delete: "gelöscht",
  restore: "wiederhergestellt",
  reorder: "verschoben",
  shift: "mitverschoben",
  confirm: "Übersetzung bestätigt",
  replace: "ersetzt",
  password: "Passwort neu gesetzt",
  link: "Einmal-Link angelegt",
  sessions: "Sitzungen beendet",
  shorten: "gekürzt",
  publish: "veröffentlicht",
};

export function verbFor({ action, before }: { action: string; before: unknown }): string {
  if (action === "restore" && before !== null) return "zurückgesetzt";
  return VERBS[action] ?? action;
}
