import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { recordChange } from "./changes.server";
import type { Restorable } from "./restore-version.server";
import { expectOneRow, type FormEdit, saveEdited } from "./save-edited.server";

type Texts = Readonly<Record<string, string>>;

/** A setting has one row with the values that are not as usual; version 0 as long as nobody has saved it. */
export type Stored<Form> = { form: Form; version: number };

type Declaration<Form> = {
  /** The key of its row, and what it is called in addresses and among what has a history. */
  id: string;
  name: string;
  usual: Form;
  /** An earlier state as a form of today; null for one that does not fit any more. */
  earlierForm: Restorable<Form & Texts>["earlierForm"];
};

/** How the values of a setting are read, saved with a history, and set back. */
export function settingOf<Form extends Texts>({ id, name, usual, earlierForm }: Declaration<Form>) {
  const place = { resource: "settings", recordId: id } as const;
  // why: Prisma merges those findUnique that come in one tick, so that what a screen asks would depend on how fast it is
  const rowIn = (source: Reader) => source.websiteSetting.findFirst({ where: { key: id }, select: { value: true, version: true } });
  const snapshotOf = ({ form, version }: Stored<Form>) => ({ title: name, ...form, version });

  async function find(source: Reader = read): Promise<Stored<Form>> {
    const row = await rowIn(source);
    return { form: { ...usual, ...ownValuesIn(row?.value, usual) }, version: row?.version ?? 0 };
  }

  /** A form that says what is stored writes nothing. */
  async function put(tx: Transaction, before: Stored<Form>, form: Form): Promise<Stored<Form>> {
    const [stored, value = ""] = [before.form, form].map((values) => JSON.stringify(ownValues(values, usual)));
    if (value === stored) return before;
    if (before.version === 0) await tx.websiteSetting.create({ data: { key: id, value } });
    else {
      const { count } = await tx.websiteSetting.updateMany({ where: { key: id, version: before.version }, data: { value, version: { increment: 1 } } });
      expectOneRow(count);
    }
    return find(tx);
  }

  return {
    /** What staff saved over what is usual. */
    ownIn: async (source: Reader) => ownValuesIn((await rowIn(source))?.value, usual),
    find,
    save: (edit: FormEdit<Form>) =>
      write(async (tx) => {
        const before = await find(tx);
        return saveEdited<Stored<Form>, Form>(tx, { before, place, formOf: ({ form }) => form, snapshotOf, put: (merged) => put(tx, before, merged) }, edit);
      }),
    restorable: {
      resource: place.resource,
      find: async (source, wanted) => {
        if (wanted !== id) return null;
        const { form, version } = await find(source);
        return { title: name, version, values: form, facts: {}, shownOn: "home" };
      },
      earlierForm,
      putBack: async (tx, { by }, form) => {
        const before = await find(tx);
        const after = await put(tx, before, form);
        await recordChange(tx, { ...place, by, action: "restore", before: snapshotOf(before), after: snapshotOf(after) });
      },
    } satisfies Restorable<Form>,
  };
}

/** Those that differ from the usual: no others are stored. */
function ownValues(values: Texts, usual: Texts): Texts {
  return Object.fromEntries(Object.keys(usual).flatMap((name) => (values[name] === undefined || values[name] === usual[name] ? [] : [[name, values[name]]])));
}

/** The values in the column of a row; none for one that was broken by hand. */
function ownValuesIn<Values extends Texts>(json: string | undefined, usual: Values): Partial<Values>;
function ownValuesIn(json: string | undefined, usual: Texts): Texts {
  const stored = parsed(json ?? "{}");
  const own = Object.entries<unknown>(typeof stored === "object" && stored !== null ? { ...stored } : {});
  return Object.fromEntries(own.flatMap(([name, value]) => (Object.hasOwn(usual, name) && typeof value === "string" ? [[name, value]] : [])));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
