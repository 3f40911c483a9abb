import type { ConflictField } from "~/ui/admin/clash-fieldset";
import { paths } from "~/paths";
import type { FieldWords } from "../changes/difference-list";
import { MEDIA_WORDS } from "../media/media-words";
import { MESSAGE_WORDS } from "../messages/message-words";
import { CREW_WORDS } from "../podcast/crew-words";
import { PROJECT_WORDS } from "../projects/project-words";
import { SERVICE_WORDS } from "../services/service-screens";
import { POPUP_WORDS } from "../settings/popup-words";
import { SPONSOR_WORDS } from "../sponsors/sponsor-words";
import { MEMBER_WORDS } from "../team/member-words";
import type { PastWords, RecordWords } from "./edit-screen";
import type { HistoryNoun, RecordNoun } from "./record-nouns";

type Urls = typeof paths.admin.team;

/** What the screens of each noun say. */
export const RECORD_WORDS: Record<RecordNoun, RecordWords> = {
  team: MEMBER_WORDS,
  sponsors: SPONSOR_WORDS,
  projects: PROJECT_WORDS,
  services: SERVICE_WORDS,
  podcast_crew: CREW_WORDS,
};

/** Where the screens of each noun are. */
export const RECORD_URLS: Record<RecordNoun, Urls> = {
  team: paths.admin.team,
  sponsors: paths.admin.sponsors,
  projects: paths.admin.projects,
  services: paths.admin.services,
  podcast_crew: paths.admin.podcastCrew,
};

/** The same of everything that has a history. */
export const PAST_WORDS: Record<HistoryNoun, PastWords> = {
  ...RECORD_WORDS,
  media: MEDIA_WORDS,
  settings: POPUP_WORDS,
  messages: MESSAGE_WORDS,
};

type PastUrls = Pick<Urls, "edit" | "history" | "reset">;

/** Where it is edited, and where its history is. */
export const PAST_URLS: Record<HistoryNoun, PastUrls> = {
  ...RECORD_URLS,
  media: { ...paths.admin.media, edit: paths.admin.media.show },
  settings: { ...paths.admin.settingsPast, edit: () => paths.admin.settings },
  messages: { ...paths.admin.messages, edit: paths.admin.messages.show },
};

/** What the history calls the fields of a noun. */
export function fieldWordsOf(noun: HistoryNoun): FieldWords {
  return { names: Object.keys(PAST_WORDS[noun].fields), fieldOf: (name) => fieldOf(noun, name) };
}

/** The field of a noun by its name; one that no form has any more is called by its name. */
export function fieldOf(noun: HistoryNoun, name: string): ConflictField {
  if (name === "sort_order") return { label: "Platz in der Reihenfolge", kind: "whole" };
  if (name.startsWith("source.")) return confirmedField(noun, name.slice("source.".length));
  return PAST_WORDS[noun].fields[name] ?? { label: name };
}

/** The German text that a translation was made from. */
function confirmedField(noun: HistoryNoun, name: string): ConflictField {
  return { label: `Deutscher Text zu ${fieldOf(noun, name).label}`, kind: "lines" };
}
