import { type Company, company, companyFrom, USUAL_FACTS } from "~/i18n/company";
import { read } from "~/platform/database.server";
import type { Reader } from "~/platform/database-types";
import { slice } from "~/platform/slices.server";
import { settingOf } from "../record/stored-setting.server";
import { COMPANY_ID, companyFields, type CompanyForm } from "./company-schema";

/** What the site says about the company: what staff saved, else the usual. */
export const findCompany = slice("company", (): Promise<Company> => findCompanyIn(read));

/** The same for reading in a transaction. */
export async function findCompanyIn(source: Reader): Promise<Company> {
  const own = await companySetting.ownIn(source);
  // why: the texts of the usual company are made once, when the program starts
  return Object.keys(own).length === 0 ? company : companyFrom({ ...company.facts, ...own });
}

export const companySetting = settingOf<CompanyForm>({
  id: COMPANY_ID,
  name: "Angaben zur Firma",
  usual: USUAL_FACTS,
  earlierForm: (snapshot) => companyFields.safeParse(snapshot).data ?? null,
});
