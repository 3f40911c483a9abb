import { z } from "zod";
import type { Sql } from "./sql";

/** A member who was edited once, and one who was deleted: what the screens of the past are tried with. */
export const EDIT = "change-of-a-member";
export const DELETED_MEMBER = "member-who-went";
const DELETION = "change-that-deleted";

const memberSchema = z.object({ id: z.string(), name: z.string() });

/** Gives the default content something to look back at. Plain SQL that both databases read. */
export async function furnishPast(sql: Sql) {
  const [row] = await sql.rows("select id, name from team_members order by id limit 1");
  const { id, name } = memberSchema.parse(row);
  const edited = { name, position: "Bis gestern", is_team_member: true, version: 1 };
  const deleted = { name: "Greta Gegangen", position: "Ton", is_team_member: true, version: 1 };
  const columns = "id, name, position, is_active, services, version, updated_at";
  await sql.run([
    change({ id: EDIT, recordId: id, action: "update", before: edited, after: { ...edited, position: "Seit gestern", version: 2 } }),
    `insert into team_members (${columns}) values ('${DELETED_MEMBER}', 'Greta Gegangen', 'Ton', false, '[]', 2, '${AT}')`,
    change({ id: DELETION, recordId: DELETED_MEMBER, action: "delete", before: deleted, after: null }),
  ]);
}

/** The member whose edit is `EDIT`. */
export async function editedMember(sql: Sql) {
  const [row] = await sql.rows(`select record_id from changes where id = '${EDIT}'`);
  return z.object({ record_id: z.string() }).parse(row).record_id;
}

const AT = "2026-01-15T09:30:00.000+00:00";

type Change = { id: string; recordId: string; action: string; before: object; after: object | null };

function change({ id, recordId, action, before, after }: Change) {
  const values = [id, "team", recordId, action, JSON.stringify(before)].map((value) => `'${value}'`).join(", ");
  const last = after === null ? "null" : `'${JSON.stringify(after)}'`;
  return `insert into changes (id, noun, record_id, action, before, after, created_at) values (${values}, ${last}, '${AT}')`;
}
