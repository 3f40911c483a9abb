import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { company } from "~/i18n/company";
import { recordChange } from "../record/changes.server";
import type { Restorable } from "../record/restore-version.server";
import { expectOneRow, type FormEdit, saveEdited, type SaveResult } from "../record/save-edited.server";
import { type CompanyForm, companyFields } from "./company-schema";
import { COMPANY_ID } from "./company-id";
import { ownFacts, ownFactsIn } from "./facts";

/** All facts have one row with those that are not as usual; version 0 as long as nobody has saved it. */
type StoredCompany = { form: CompanyForm; version: number };

const PLACE = { resource: "settings", recordId: COMPANY_ID } as const;

const NAME = "Angaben zur Firma";

export async function findStoredCompany(source: Reader = read): Promise<StoredCompany> {
  const row = await source.websiteSetting.findUnique({ where: { key: COMPANY_ID }, select: { value: true, version: true } });
  return { form: { ...company.facts, ...ownFactsIn(row?.value) }, version: row?.version ?? 0 };
}

export function saveCompany(edit: FormEdit<CompanyForm>): Promise<SaveResult<StoredCompany, CompanyForm>> {
  return write(async (tx) => {
    const before = await findStoredCompany(tx);
    const put = (merged: CompanyForm) => putCompany(tx, before, merged);
    return saveEdited<StoredCompany, CompanyForm>(tx, { before, place: PLACE, formOf: ({ form }) => form, snapshotOf, put }, edit);
  });
}

/** A form that says what is stored writes nothing. */
async function putCompany(tx: Transaction, { form: before, version }: StoredCompany, form: CompanyForm): Promise<StoredCompany> {
  const [stored, value] = [before, form].map((facts) => JSON.stringify(ownFacts(facts)));
  if (value === undefined || value === stored) return { form: before, version };
  if (version === 0) await tx.websiteSetting.create({ data: { key: COMPANY_ID, value } });
  else {
    const { count } = await tx.websiteSetting.updateMany({ where: { key: COMPANY_ID, version }, data: { value, version: { increment: 1 } } });
    expectOneRow(count);
  }
  return findStoredCompany(tx);
}

function snapshotOf({ form, version }: StoredCompany) {
  return { title: NAME, ...form, version };
}

export const restorableCompany: Restorable<CompanyForm> = {
  resource: "settings",
  find: async (source, id) => {
    if (id !== COMPANY_ID) return null;
    const { form, version } = await findStoredCompany(source);
    return { title: NAME, version, values: form, facts: {}, shownOn: "home" };
  },
  earlierForm: (snapshot) => companyFields.safeParse(snapshot).data ?? null,
  putBack: async (tx, { by }, form) => {
    const before = await findStoredCompany(tx);
    const after = await putCompany(tx, before, form);
    await recordChange(tx, { ...PLACE, by, action: "restore", before: snapshotOf(before), after: snapshotOf(after) });
  },
};
