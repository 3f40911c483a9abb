import { type Company, company, companyFrom, USUAL_FACTS } from "~/i18n/company";
import { read } from "~/platform/database.server";
import type { Reader } from "~/platform/database-types";
import { slice } from "~/platform/slices.server";
import { settingOf } from "../record/stored-setting.server";
import { COMPANY_ID, companyFields, type CompanyForm } from "./company-schema";

/** As long as a form may stay open. Not longer, because all texts are rendered for each of these companies. */
const LOOKED_BACK_MS = 24 * 60 * 60 * 1000;
const LOOKED_BACK_AT = 5;

export const findCompany = slice("company", (): Promise<Company> => findCompanyIn(read));

export async function findCompanyIn(source: Reader): Promise<Company> {
  const own = await companySetting.ownIn(source);
  // the texts of the default company are made once, when the program starts
  return Object.keys(own).length === 0 ? company : companyFrom({ ...company.facts, ...own });
}

export async function findEarlierCompanies(source: Reader): Promise<Company[]> {
  const changes = await source.change.findMany({
    where: { resource: "settings", recordId: COMPANY_ID, createdAt: { gt: new Date(Date.now() - LOOKED_BACK_MS) } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LOOKED_BACK_AT,
    select: { before: true },
  });
  return changes.flatMap(({ before }) => companyFields.safeParse(before).data ?? []).map(companyFrom);
}

export const companySetting = settingOf<CompanyForm>({
  id: COMPANY_ID,
  name: "Angaben zur Firma",
  usual: USUAL_FACTS,
  earlierForm: (snapshot) => companyFields.safeParse(snapshot).data ?? null,
});
