import { z } from "zod";
import { PEOPLE } from "./people";
import type { Sql } from "./sql";

/** Ids of changes for tests of the history: an edited member, an edited text of each kind, and a deleted member. */
export const EDIT = "change-of-a-member";
export const DELETED_MEMBER = "member-who-went";
const DELETION = "change-that-deleted";

/** The id of the edit of a text of this kind, by the kind's name in addresses. */
export function textEditOf(kind: string): string {
  return `change-of-${kind}`;
}

/** A translation file that waits for confirmation. */
export const TRANSLATION_FILE = "file-of-translations";

const memberSchema = z.object({ id: z.string(), name: z.string() });

/** Gives the default content a history. Plain SQL, which works on both databases. */
export async function furnishHistory(sql: Sql) {
  const [row] = await sql.rows("select id, name from team_members order by id limit 1");
  const { id, name } = memberSchema.parse(row);
  const edited = { name, position: "Bis gestern", is_team_member: true, version: 1 };
  const deleted = { name: "Greta Gegangen", position: "Ton", is_team_member: true, version: 1 };
  const untranslated = { title: "Datenschutzerklärung (English)", content_value: "", status: "", version: 0 };
  const translated = { ...untranslated, content_value: "## Data: we keep little.", status: "2026-01", version: 2 };
  const columns = "id, name, position, is_active, services, version, updated_at";
  await sql.run([
    change({ id: EDIT, recordId: id, action: "update", before: edited, after: { ...edited, position: "Seit gestern", version: 2 } }),
    `insert into team_members (${columns}) values ('${DELETED_MEMBER}', 'Greta Gegangen', 'Ton', false, '[]', 2, '${AT}')`,
    ...draftOf({ id, name }),
    ...editsOfTexts(),
    change({ id: textEditOf("legal"), resource: "legal", recordId: "privacy.en", action: "update", before: untranslated, after: translated }),
    translationFile(),
    change({ id: DELETION, recordId: DELETED_MEMBER, action: "delete", before: deleted, after: null }),
  ]);
}

/** The member that was changed by `EDIT`. */
export async function editedMember(sql: Sql) {
  const [row] = await sql.rows(`select record_id from changes where id = '${EDIT}'`);
  return z.object({ record_id: z.string() }).parse(row).record_id;
}

/** Edits of the texts that the addresses of the screens refer to. */
function editsOfTexts() {
  const slogan = { title: "Startseite, Slogan", content_value: "", es: { content_value: "" }, en: { content_value: "" }, version: 0 };
  const radio = { title: "Radio, Titel (English)", content_value: "", version: 0 };
  const hero = { name: "Podcast-Seite: Hero (Deutsch)", title: "", subtitle: "", cta_services: "", cta_crew: "", version: 0 };
  return [
    change({ id: textEditOf("pages"), resource: "pages", recordId: "home.hero_tagline", action: "update", before: slogan, after: { ...slogan, content_value: "Insel, Licht und Ton", version: 1 } }),
    change({ id: textEditOf("content"), resource: "content", recordId: "radio.title.en", action: "update", before: radio, after: { ...radio, content_value: "On air", version: 1 } }),
    change({ id: textEditOf("podcast-content"), resource: "podcast_content", recordId: "hero.de", action: "update", before: hero, after: { ...hero, title: "Ganz Ohr", version: 1 } }),
  ];
}

const AT = "2026-01-15T09:30:00.000+00:00";

/** A draft of the same member, and a link that shows it. */
function draftOf({ id, name }: { id: string; name: string }) {
  const texts = { position: "", bio: "" };
  const addresses = { image_url: "", email: "", linkedin_url: "", facebook_url: "", instagram_url: "" };
  const form = { name, position: "Ab morgen", bio: "", ...addresses, is_team_member: true, is_moderator: false, services: [], es: texts, en: texts };
  return [
    `insert into drafts (id, noun, record_id, "values", base_version, version, updated_at)
     values ('draft-of-a-member', 'team', '${id}', '${JSON.stringify(form)}', 1, 1, '${AT}')`,
    `insert into preview_links (id, draft_id, admin_user_id, expires_at)
     select '${"0".repeat(64)}', 'draft-of-a-member', id, '2099-01-15T09:30:00.000+00:00' from admin_users where email = '${PEOPLE.admin.email}'`,
  ];
}

/** Contains a conflict, an invalid text and an unknown key. */
function translationFile() {
  const row = { now: null, fingerprint: "" };
  const rows = [
    { ...row, key: "pages/about/mission_text", translation: "We tell of the wind." },
    { ...row, key: "pages/home/showreel_url", translation: "no address" },
    { ...row, key: "pages/home/nowhere", translation: "Lost" },
  ];
  const values = [TRANSLATION_FILE, "", "en", "calima-texte-en.csv", JSON.stringify(rows), "2126-01-15T09:30:00.000+00:00"];
  return `insert into word_imports (id, admin_user_id, language_code, file_name, rows, expires_at) values (${values.map((value) => `'${value}'`).join(", ")})`;
}

type Change = { id: string; resource?: string; recordId: string; action: string; before: object; after: object | null };

function change({ id, resource = "team", recordId, action, before, after }: Change) {
  const values = [id, resource, recordId, action, JSON.stringify(before)].map((value) => `'${value}'`).join(", ");
  const last = after === null ? "null" : `'${JSON.stringify(after)}'`;
  return `insert into changes (id, noun, record_id, action, before, after, created_at) values (${values}, ${last}, '${AT}')`;
}
