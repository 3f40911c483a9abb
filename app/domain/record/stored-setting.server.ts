import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { recordChange } from "./changes.server";
import { type PictureMissing, refuseLostPictures, withPictures } from "./save-record.server";
import { type Edits, groupOf } from "./any-record";
import { parsedJson } from "./parsed-json";
import { restorerOf } from "./restore-version.server";
import { expectOneRow, type FormEdit, saveEdited } from "./save-edited.server";

type Texts = Readonly<Record<string, string>>;

/** The version is 0 until somebody has saved it. */
export type Stored<Form> = { form: Form; version: number };

type Named<Form extends Edits> = {
  /** Part of addresses and of the history, so it must not change. */
  id: string;
  name: string;
  pictureFields?: readonly string[];
  earlierForm: (snapshot: Edits) => Form | null;
};

type KeptSetting<Form extends Edits> = Named<Form> & {
  find: (source: Reader) => Promise<Stored<Form>>;
  put: (tx: Transaction, before: Stored<Form>, form: Form) => Promise<Stored<Form>>;
};

export function editableSetting<Form extends Edits>({ id, name, pictureFields = [], earlierForm, find, put }: KeptSetting<Form>) {
  const place = { resource: "settings", recordId: id } as const;
  const snapshotOf = ({ form, version }: Stored<Form>) => ({ title: name, ...form, version });
  return {
    id,
    find: (source: Reader = read) => find(source),
    save: (edit: FormEdit<Form>) =>
      write(async (tx) => {
        const before = await find(tx);
        const putIn = async (merged: Form) => (await refuseLostPictures(tx, { pictureFields }, { form: merged, stored: before.form })) ?? put(tx, before, merged);
        const editable = { before, place, formOf: ({ form }: Stored<Form>) => form, snapshotOf, put: putIn };
        return saveEdited<Stored<Form>, Form, PictureMissing>(tx, editable, edit);
      }),
    restorer: restorerOf<Form>({
      place,
      find: async (source) => {
        const { form, version } = await find(source);
        return { title: name, version, values: form, facts: {}, shownOn: "home" };
      },
      // an old version may lack fields that the form now needs, such as those of a new language
      earlierForm: (snapshot, current) => earlierForm({ ...current, ...snapshot }),
      withPictures: (source, states) => withPictures(source, { pictureFields }, states),
      putBack: async (tx, { by, form }) => {
        const before = await find(tx);
        const after = await put(tx, before, form);
        await recordChange(tx, { ...place, by, action: "restore", before: snapshotOf(before), after: snapshotOf(after) });
      },
    }),
  };
}

/** A setting in one row, which has only the values that differ from the default. */
export function settingOf<Form extends Texts>({ usual, ...named }: Named<Form> & { usual: Form }) {
  const key = named.id;
  // not findUnique: Prisma batches those of one tick, and the number of queries would depend on timing
  const rowIn = (source: Reader) => source.websiteSetting.findFirst({ where: { key }, select: { value: true, version: true } });

  async function find(source: Reader): Promise<Stored<Form>> {
    const row = await rowIn(source);
    return { form: { ...usual, ...ownValuesIn(row?.value, usual) }, version: row?.version ?? 0 };
  }

  async function put(tx: Transaction, before: Stored<Form>, form: Form): Promise<Stored<Form>> {
    const [stored, value = ""] = [before.form, form].map((values) => JSON.stringify(ownValues(values, usual)));
    if (value === stored) return before;
    await writeSetting(tx, { key, value, version: before.version });
    return find(tx);
  }

  return {
    ...editableSetting<Form>({ ...named, find, put }),
    ownIn: async (source: Reader) => ownValuesIn((await rowIn(source))?.value, usual),
  };
}

/** `version` is that of the stored row; 0 without one. */
export async function writeSetting(tx: Transaction, { key, value, version }: { key: string; value: string; version: number }): Promise<void> {
  if (version === 0) {
    await tx.websiteSetting.create({ data: { key, value } });
    return;
  }
  const { count } = await tx.websiteSetting.updateMany({ where: { key, version }, data: { value, version: { increment: 1 } } });
  expectOneRow(count);
}

function ownValues(values: Texts, usual: Texts): Texts {
  return Object.fromEntries(Object.keys(usual).flatMap((name) => (values[name] === undefined || values[name] === usual[name] ? [] : [[name, values[name]]])));
}

function ownValuesIn<Values extends Texts>(json: string | undefined, usual: Values): Partial<Values>;
function ownValuesIn(json: string | undefined, usual: Texts): Texts {
  const own = Object.entries(groupOf(parsedJson(json ?? "{}")));
  return Object.fromEntries(own.flatMap(([name, value]) => (Object.hasOwn(usual, name) && typeof value === "string" ? [[name, value]] : [])));
}
