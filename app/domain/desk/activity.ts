import * as z from "zod";
import { quoted } from "~/i18n/quoted";
import { recordNameIn } from "../record/any-record";
import { verbFor } from "../record/history";
import { isResourceName, RESOURCES } from "../resources";

/** One change by one person, as parts of a sentence: "Ana Ferrer hat das Projekt | „Salz“ | bearbeitet". */
export type Activity = {
  id: string;
  at: Date;
  action: string;
  begin: string;
  subject: string;
  end: string;
  place: { resource: string; recordId: string; isGone: boolean };
};

export type ChangeRow = {
  id: string;
  adminUserId: string | null;
  resource: string;
  recordId: string;
  action: string;
  before: unknown;
  after: unknown;
  createdAt: Date;
};

const OBJECTS: Readonly<Record<string, string>> = {
  media: "die Datei",
  pages: "den Seitentext",
  content: "den Inhalt",
  legal: "den Rechtstext",
  podcast_content: "den Podcast-Inhalt",
  settings: "die Einstellung",
  users: "den Benutzer",
  second_factor: "den zweiten Faktor von",
  second_factor_rule: "die Einstellung",
  messages: "die Nachricht",
  logs: "Login-Logs",
  log_addresses: "IP-Adressen im Login-Log",
  log_retention: "die Einstellung",
  drafts: "den Entwurf",
  preview_links: "den Vorschau-Link für",
};

const loginSentences: Readonly<Record<string, { object: string; end: string }>> = {
  password: { object: "das Passwort von", end: "neu gesetzt" },
  link: { object: "einen Einmal-Link für", end: "angelegt" },
  sessions: { object: "Sitzungen von", end: "beendet" },
};

const accessSchema = z.object({ is_active: z.boolean(), has_login: z.boolean() });

export function activityOfChange(change: ChangeRow, namesById: ReadonlyMap<string, string>): Activity {
  const { id, adminUserId, resource, recordId, action, before, after, createdAt } = change;
  const name = recordNameIn(after) ?? recordNameIn(before);
  const { object, end } = loginSentences[action] ?? accessSentence(change) ?? { object: objectOf(resource), end: verbOf(change) };
  return {
    id,
    at: createdAt,
    action,
    begin: `${namesById.get(adminUserId ?? "") ?? "Das System"} hat ${object}`,
    subject: name === null ? "" : quoted(name),
    end,
    place: { resource, recordId, isGone: action === "delete" },
  };
}

function objectOf(resource: string): string {
  return isResourceName(resource) ? RESOURCES[resource].texts.object : (OBJECTS[resource] ?? resource);
}

function accessSentence({ resource, action, before, after }: ChangeRow): { object: string; end: string } | null {
  if (resource !== "users" || action !== "update") return null;
  const [was, is] = [accessSchema.safeParse(before), accessSchema.safeParse(after)];
  if (!was.success || !is.success) return null;
  if (was.data.is_active !== is.data.is_active) return { object: "den Benutzer", end: is.data.is_active ? "aktiviert" : "deaktiviert" };
  return was.data.has_login === is.data.has_login ? null : { object: "den Login für", end: "angelegt" };
}

function verbOf(change: Pick<ChangeRow, "action" | "before">): string {
  return change.action === "confirm" ? "als übersetzt bestätigt" : verbFor(change);
}
