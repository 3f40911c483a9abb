import type * as z from "zod";
import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { recordChange, recordSitting } from "../record/changes.server";
import { type Edits, isSameEdit } from "../record/any-record";
import { grouped } from "../record/form-values";
import { differencesBetween, type Sources } from "../record/history";
import { orWithoutTable } from "../record/resource-table.server";
import { formAsSeen, type FormEdit, saveEdited, type SaveResult } from "../record/save-edited.server";
import { draftsShown } from "../record/shown-drafts.server";
import { textIdOf, type TextKind } from "./text-kinds";

/** The version is 0 until somebody has saved it. `sources`: the German texts that were translated. */
export type StoredForm<Form extends Edits = Edits> = { form: Form; version: number; sources: Sources };

/**
 * A confirmation only renews the sources of outdated texts. `sources` are those of a restored text. A typed text has as
 * its source the German text typed in the same form, else the one in `germanThen` (texts that have changed since), else
 * the current one.
 */
export type NextText<Form> = { form: Form; typed?: Form; isConfirmation: boolean; sources?: Sources; germanThen?: Sources };

/** For links to pages of this site that do not exist. */
export type IsLost = (address: string) => boolean;

export type TextSchema<Form> = z.ZodType<Form & { version: number }, Record<string, unknown>>;

/** For rules that the schema of a field cannot know. The keys of the problems are names of fields. */
export function refusing<Form>(problemsIn: (form: Form) => Readonly<Record<string, string>>) {
  return (form: Form, { addIssue }: Pick<z.RefinementCtx<Form>, "addIssue">) => {
    for (const [name, message] of Object.entries(problemsIn(form))) addIssue({ code: "custom", path: name.split("."), message });
  };
}

export type StoredTextKind<Key, Stored extends StoredForm> = TextKind<Key> & {
  formFrom: (values: unknown, key: Key) => Stored["form"] | null;
  /** Reads what the form sends, as the form to save. */
  schemaFor: (key: Key, isLost: IsLost) => TextSchema<Stored["form"]>;
  load: (source: Reader, keys: readonly Key[]) => Promise<(key: Key) => Stored>;
  put: (tx: Transaction, before: Stored, next: NextText<Stored["form"]>) => Promise<void>;
  germanKeyOf: (key: Key) => Key | null;
  /** Used if the table is missing; without `builtIn` a missing table is a fault. */
  builtIn?: (key: Key) => Stored;
};

/** "typing" confirms nothing. `typed` is the form before the merge, `typedAt` the time when it was opened. */
type TextEdit<Form> = FormEdit<Form> & { how?: "typing" | "button"; typed?: Form; typedAt?: Date };

export async function findText<Key, Stored extends StoredForm>(kind: StoredTextKind<Key, Stored>, key: NoInfer<Key>, source: Reader = read): Promise<Stored> {
  return (await kind.load(source, [key]))(key);
}

/** If the table is missing, answers the built-in text and `isTableMissing`. */
export async function findShownText<Key, Stored extends StoredForm>(kind: StoredTextKind<Key, Stored>, key: NoInfer<Key>) {
  const { builtIn } = kind;
  const find = async () => ({ stored: await findText(kind, key), isTableMissing: false });
  return builtIn ? orWithoutTable(find, () => ({ stored: builtIn(key), isTableMissing: true })) : find();
}

export function shownDraftOf<Key>(kind: TextKind<Key>, key: NoInfer<Key>): unknown {
  return draftsShown(kind.resource).get(textIdOf(kind, key));
}

/** A form without changes confirms outdated texts. */
export function saveText<Key, Stored extends StoredForm>(kind: StoredTextKind<Key, Stored>, key: NoInfer<Key>, edit: TextEdit<Stored["form"]>) {
  return write((tx) => saveTextIn(tx, { kind, key }, edit));
}

export type TextTarget<Key, Stored extends StoredForm> = { kind: StoredTextKind<Key, Stored>; key: Key };

export async function saveTextIn<Key, Stored extends StoredForm>(
  tx: Transaction,
  { kind, key }: TextTarget<Key, Stored>,
  { how = "button", typed, typedAt, ...edit }: TextEdit<Stored["form"]>,
): Promise<SaveResult<Stored, Stored["form"]>> {
  const before = await findText(kind, key, tx);
  const put = async (form: Stored["form"]) => {
    const isConfirmation = isSameEdit(form, before.form);
    if (isConfirmation && how === "typing") return before;
    const own = typed ?? (await formAsSeen(tx, changesOf(kind, key), { ...edit, stored: before.form }));
    const german = typedAt && kind.germanKeyOf(key);
    const germanThen = german ? await changedSince(tx, { kind, key: german }, typedAt) : {};
    await kind.put(tx, before, { form, typed: own, isConfirmation, germanThen });
    return findText(kind, key, tx);
  };
  const note = how === "typing" ? recordSitting : recordChange;
  const snapshotOf = (stored: Stored) => snapshotAt(kind, key, stored);
  return saveEdited<Stored, Stored["form"]>(tx, { before, place: changesOf(kind, key), formOf: ({ form }) => form, snapshotOf, put, note }, edit);
}

async function changedSince<Key, Stored extends StoredForm>(tx: Transaction, { kind, key }: TextTarget<Key, Stored>, time: Date): Promise<Sources> {
  const where = { ...changesOf(kind, key), createdAt: { gt: time } };
  const first = await tx.change.findFirst({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }], select: { before: true } });
  const [then, now] = [kind.formFrom(first?.before, key), (await findText(kind, key, tx)).form];
  return Object.fromEntries(then ? differencesBetween(then, now).map(({ name, before }) => [name, String(before)]) : []);
}

export function changesOf<Key>(kind: TextKind<Key>, key: Key) {
  return { resource: kind.resource, recordId: kind.changeIdOf?.(key) ?? textIdOf(kind, key) };
}

/** The name is in `name` if the form has a field `title`, as sections of the podcast page do. */
export function snapshotAt<Key>(kind: TextKind<Key>, key: Key, { form, version, sources }: StoredForm): Edits {
  const name = kind.nameOf(key);
  return { ...("title" in form ? { name } : { title: name }), ...form, version, source: grouped(sources) };
}
