import { USUAL_FACTS } from "~/i18n/company";
import { settingOf } from "../record/stored-setting.server";
import { COMPANY_ID } from "./company-id";
import { type CompanyForm, companyFields } from "./company-schema";

/** The facts as their form edits them. */
export const companySetting = settingOf<CompanyForm>({
  id: COMPANY_ID,
  name: "Angaben zur Firma",
  usual: USUAL_FACTS,
  earlierForm: (snapshot) => companyFields.safeParse(snapshot).data ?? null,
});
