import { setTimeout as pause } from "node:timers/promises";
import { read } from "~/platform/database.server";
import { notingTables } from "~/platform/tables-read.server";
import { type Language, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { listRecentChanges, namesOf } from "../record/changes.server";
import { type Activity, activityOfChange } from "./activity";
import { countNewMessages } from "../messages/messages-admin.server";
import { can, type CurrentUser } from "../people/access/permissions";
import type { TextSource } from "../texts/text-sources.server";
import { DRAFT_RESOURCES, permissionResourceOf } from "./draft";
import { countDrafts } from "./drafts.server";
import { permissionResourceOfArea, TRANSLATED_AREAS, type TranslatedArea } from "./translation-overview";
import { countOpenTranslations, type OpenInArea, TEXT_SOURCES } from "./translation-overview.server";

const MOST_ACTIVITIES = 10;

export async function listRecentActivity(): Promise<Activity[]> {
  const changes = await listRecentChanges(MOST_ACTIVITIES);
  const names = await namesOf(changes.map(({ adminUserId }) => adminUserId));
  return changes.map((change) => activityOfChange(change, names));
}

export async function countRecords() {
  const [team, sponsors, projects, content] = await Promise.all([
    read.teamMember.count({ where: { isActive: true } }),
    read.partner.count({ where: { isActive: true } }),
    read.project.count({ where: { isActive: true } }),
    read.content.count({ where: { contentValue: { not: "" } } }),
  ]);
  return { team, sponsors, projects, content };
}

export async function findWaiting(user: Pick<CurrentUser, "permissions">, shown: readonly Language[]) {
  const areas = TRANSLATED_AREAS.filter((area) => can(user, "update", permissionResourceOfArea(area)));
  const resources = DRAFT_RESOURCES.filter((resource) => can(user, "update", permissionResourceOf(resource)));
  const languages = TRANSLATION_LANGUAGES.filter((language) => shown.includes(language));
  const [messages, drafts, counts] = await Promise.all([
    can(user, "update", "messages") ? countNewMessages() : 0,
    resources.length > 0 ? countDrafts(resources) : 0,
    areas.length > 0 ? findOpenTranslations() : [],
  ]);
  const language = languages.length === 1 ? (languages[0] ?? null) : null;
  return { messages, drafts, translations: counts && openIn(counts, { areas, languages }), language };
}

/** Counting reads all texts, which takes seconds on a very large site. No screen waits that long. */
const WORTH_WAITING_MS = 300;

type Versions = ReadonlyMap<string, number>;

type Counted = { tables: ReadonlyMap<string, number | undefined>; counts: readonly OpenInArea[] };

const known = new Map<TextSource, Counted>();
let counting: Promise<void> | null = null;

/** Counts again only when a table has changed. While a slow count runs, answers with the last one. */
async function findOpenTranslations(): Promise<readonly OpenInArea[] | null> {
  const versions = await readVersions();
  const changed = TEXT_SOURCES.filter((source) => !isCurrent(known.get(source), versions));
  if (changed.length > 0) {
    counting ??= countAnew(changed, versions).finally(() => (counting = null));
    await Promise.race([counting, pause(WORTH_WAITING_MS, undefined, { ref: false })]);
  }
  return known.size < TEXT_SOURCES.length ? null : [...known.values()].flatMap(({ counts }) => counts);
}

async function readVersions(): Promise<Versions> {
  const rows = await read.contentVersion.findMany({ select: { tableName: true, version: true } });
  return new Map(rows.map(({ tableName, version }) => [tableName, version]));
}

/** Without its version a table may have changed at any time. */
function isCurrent(found: Counted | undefined, versions: Versions): boolean {
  return found !== undefined && [...found.tables].every(([table, version]) => version !== undefined && versions.get(table) === version);
}

async function countAnew(sources: readonly TextSource[], versions: Versions): Promise<void> {
  for (const source of sources) {
    const { value: counts, tables } = await notingTables(() => countOpenTranslations(source));
    known.set(source, { tables: new Map([...tables].map((table) => [table, versions.get(table)])), counts });
  }
}

type Shown = { areas: readonly TranslatedArea[]; languages: readonly TranslationLanguage[] };

function openIn(counts: readonly OpenInArea[], { areas, languages }: Shown) {
  const shown = counts.filter((count) => areas.includes(count.area) && count.languages.join() === languages.join());
  const sumOf = (state: "missing" | "outdated" | "open") => shown.reduce((sum, count) => sum + count[state], 0);
  return { missing: sumOf("missing"), outdated: sumOf("outdated"), open: sumOf("open") };
}
