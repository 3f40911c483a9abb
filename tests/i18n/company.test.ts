import { expect, it } from "vitest";
import { companyFrom, USUAL_FACTS } from "~/i18n/company";

it("a company that has moved has its new country in every language, also where it is not filled in", () => {
  const moved = { ...USUAL_FACTS, country_code: "DE", country_de: "Bundesrepublik Deutschland" };
  expect(companyFrom(moved).address.country).toEqual({ de: "Bundesrepublik Deutschland", es: "Alemania", en: "Germany" });
  expect(companyFrom({ ...moved, country_code: "QX" }).address.country.en).toBe("QX");
  expect(companyFrom({ ...moved, country_code: "?" }).address.country.en).toBe("Spain");
  expect(companyFrom(USUAL_FACTS).address.country).toEqual({ de: "Spanien", es: "España", en: "Spain" });
});
