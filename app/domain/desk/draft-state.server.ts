import type { Reader } from "~/platform/database-types";
import { DEFAULT_LANGUAGE, type Language, TEXT_LANGUAGES, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { type Beginning, type Edits, type FieldConflict, groupOf, isGroup, type Live } from "../record/any-record";
import { type Difference, differencesBetween, languageOf } from "../record/history";
import { type DraftKind, nothingYet } from "../record/record-drafts.server";
import { findVersion, findVersions } from "../record/history.server";
import type { Field } from "../record/field-kinds";
import { mergeEdits } from "../record/merge-edits";
import { columnsOf, rowFrom } from "../record/resource-table.server";
import { RESOURCES } from "../resources";
import { RECORDS } from "../resources.server";
import { isTextResource, textAt } from "../texts/text-kinds";
import { TEXTS } from "../texts/text-operations.server";
import type { Draft, DraftRef, DraftResource } from "./draft";

export function draftKindOf(resource: DraftResource): DraftKind {
  return isTextResource(resource) ? TEXTS[resource].drafts : RECORDS[resource].drafts;
}

export type DraftState = {
  draft: Draft;
  live: Live | null;
  /** The merge: the draft's values over the live ones, with what others saved since in other fields. */
  values: Edits;
  conflicts: FieldConflict[];
  differences: Difference[];
};

export async function stateOf(source: Reader, draft: Draft): Promise<DraftState> {
  const live = await findLiveOfDraft(source, draft);
  return compared(draft, live, hasMovedOn({ draft, live }) ? await findVersion(source, changesOf(draft), draft.baseVersion) : null);
}

/** The number of queries depends on the number of resources, not of drafts. */
export async function statesOf(source: Reader, drafts: readonly Draft[]): Promise<DraftState[]> {
  const lives = new Map<DraftResource, ReadonlyMap<string, Live>>();
  for (const resource of new Set(drafts.map((draft) => draft.resource))) {
    lives.set(resource, await draftKindOf(resource).findAll(source, drafts.filter((draft) => draft.resource === resource)));
  }
  const pairs = drafts.map((draft) => ({ draft, live: lives.get(draft.resource)?.get(draft.recordId) ?? null }));
  const old = pairs.filter(hasMovedOn);
  const versionOf = await findVersions(source, old.map(({ draft }) => changesOf(draft)));
  return pairs.map(({ draft, live }) => compared(draft, live, versionOf(changesOf(draft), draft.baseVersion)));
}

/** `earlier`: the live values when the draft was made; null if unknown or unchanged. */
function compared(draft: Draft, live: Live | null, earlier: Edits | null): DraftState {
  const { values, baseVersion } = draft;
  if (live === null) return { draft, live, values, conflicts: [], differences: differencesBetween(nothingYet(draft).values, values) };
  const base = live.version === baseVersion ? live.values : earlier;
  const { merged, conflicts } = mergeEdits({ base, stored: live.values, typed: completed(values, live.values), check: draftKindOf(draft.resource).check });
  return { draft, live, values: merged, conflicts, differences: differencesBetween(live.values, merged) };
}

/** A field that the draft lacks keeps its live value, such as one that an update has added. */
export function completed(values: Edits, live: Edits): Edits {
  const valueOf = (name: string) => {
    const [value, stored] = [values[name], live[name]];
    return isGroup(value) ? completed(value, groupOf(stored)) : (value ?? stored);
  };
  return Object.fromEntries(Object.keys({ ...live, ...values }).map((name) => [name, valueOf(name)]));
}

function changesOf({ resource, recordId }: DraftRef) {
  return draftKindOf(resource).changesOf(recordId);
}

export async function findLiveOfDraft(source: Reader, { resource, ...draft }: Beginning & Pick<Draft, "resource">): Promise<Live | null> {
  return (await draftKindOf(resource).findAll(source, [draft])).get(draft.recordId) ?? null;
}

export function findLive(source: Reader, place: DraftRef): Promise<Live | null> {
  return findLiveOfDraft(source, { ...place, baseVersion: NEVER, values: {} });
}

/** A version that no draft has. Not 0, which drafts of new records have. */
const NEVER = -1;

export function hasMovedOn({ draft, live }: Pick<DraftState, "draft" | "live">): boolean {
  return live !== null && live.version !== draft.baseVersion;
}

export async function pageOfValues({ resource, recordId }: DraftRef, values: Edits) {
  if (isTextResource(resource)) return { screen: textAt({ resource, recordId })?.screen ?? "home", slug: null };
  const { table } = RECORDS[resource];
  const row = rowFrom(table, { id: recordId, version: 0, ...columnsOf(table, values) });
  return { screen: table.page(row), slug: (await table.findSlug?.(row)) ?? null };
}

export function languagesIn(place: DraftRef, differences: readonly Pick<Difference, "name">[]): Language[] {
  const only = onlyLanguageOf(place);
  return TEXT_LANGUAGES.filter((language) => differences.some(({ name }) => (only ?? languageOf(name)) === language));
}

type Sides = { live: Edits; values: Edits; languages: readonly Language[] };

export function valuesIn(place: DraftRef, { live, values, languages }: Sides): Edits {
  const sideOf = (language: Language) => (languages.includes(language) ? values : live);
  const only = onlyLanguageOf(place);
  if (only) return sideOf(only);
  const translations = TRANSLATION_LANGUAGES.filter((language) => Object.hasOwn(live, language));
  return { ...sideOf(DEFAULT_LANGUAGE), ...Object.fromEntries(translations.map((language) => [language, sideOf(language)[language]])) };
}

function onlyLanguageOf({ resource, recordId }: DraftRef): Language | null {
  return isTextResource(resource) ? (textAt({ resource, recordId })?.language ?? null) : null;
}

export function changedTextIn(place: DraftRef, differences: readonly Difference[], language: Language): string | null {
  const own = differences.filter((difference) => languagesIn(place, [difference]).includes(language) && !isChoice(place, difference));
  return own.map(newTextIn).find((text) => text !== "") ?? null;
}

/** Pages show the label of a choice, not its stored value. */
function isChoice({ resource }: DraftRef, { name }: Difference): boolean {
  const fields: Readonly<Record<string, Field>> = isTextResource(resource) ? {} : RESOURCES[resource].fields;
  return fields[name]?.kind === "choice";
}

const MOST_WORDS = 6;

/** Without Markdown. Skips addresses, which are no text, and numbers and months, which pages format. */
function newTextIn({ before, after }: Difference): string {
  if (typeof after !== "string" || /^(?:\/|https?:)/.test(after) || !/\p{L}/u.test(after)) return "";
  const old = new Set(plainLinesOf(before));
  const line = plainLinesOf(after).find((one) => !old.has(one)) ?? "";
  return line.split(" ").slice(0, MOST_WORDS).join(" ");
}

function plainLinesOf(text: unknown): string[] {
  if (typeof text !== "string") return [];
  const lines = text.split("\n").map((line) => line.replace(/^[\s#>*+-]+/, "").split(/[*_`[\]()|<>]/)[0] ?? "");
  return lines.map((line) => line.replaceAll(/\s+/g, " ").trim()).filter(Boolean);
}
