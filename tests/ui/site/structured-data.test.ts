import { expect, it } from "vitest";
import { company, companyFrom, USUAL_FACTS } from "~/i18n/company";
import { LANGUAGES } from "~/i18n/languages";
import { SCREENS } from "~/paths";
import { structuredData } from "~/ui/site/structured-data";

it.each(SCREENS)("the page %s is called by words, not by its key", (screen) => {
  for (const language of LANGUAGES) {
    const page = { language, origin: "https://calima.example", company, description: "" };
    expect(JSON.stringify(structuredData(screen, page, []))).not.toContain(`"name":"${screen}"`);
  }
});

it("names one number where a company has no second one", () => {
  const page = { language: "de", origin: "https://calima.example", company: companyFrom({ ...USUAL_FACTS, mobile: "" }), description: "" } as const;
  expect(structuredData("contact", page, [])["@graph"]).toContainEqual(expect.objectContaining({ "@type": "LocalBusiness", telephone: [USUAL_FACTS.phone] }));
});
