import { expect, it } from "vitest";
import { company, companyFrom, USUAL_FACTS } from "~/i18n/company";
import { LANGUAGES } from "~/i18n/languages";
import { serviceAreaOf } from "~/i18n/service-areas";
import { prefixedPath, SCREENS } from "~/paths";
import { sharePicture } from "~/ui/site/page-meta";
import { breadcrumbsTo, structuredData } from "~/ui/site/structured-data";

it.each(SCREENS)("the page %s has a title instead of its key as the name", (screen) => {
  for (const language of LANGUAGES) {
    const page = { language, origin: "https://calima.example", company, description: "" };
    expect(JSON.stringify(structuredData(screen, page, []))).not.toContain(`"name":"${screen}"`);
  }
});

it.each(SCREENS)("the page %s has breadcrumbs from the start page, and names its organization", (screen) => {
  for (const language of LANGUAGES) {
    const page = { language, origin: "https://calima.example", company, description: "" };
    const graph = structuredData(screen, page, [])["@graph"];
    expect(graph).toContainEqual(expect.objectContaining({ "@type": "Organization", sameAs: company.social.map(({ url }) => url) }));
    const screens = serviceAreaOf(screen) ? (["home", "services", screen] as const) : (["home", screen] as const);
    const names = breadcrumbsTo(screens, page).map(({ name }) => name);
    const steps = screens.map((step, index) => ({ "@type": "ListItem", position: index + 1, name: names[index], item: `https://calima.example${prefixedPath(step, language)}` }));
    const trail = { "@type": "BreadcrumbList", itemListElement: steps };
    expect(graph.filter((part) => "itemListElement" in part)).toEqual(screen === "home" ? [] : [trail]);
  }
});

it("a company with another name shares the picture without our name", () => {
  const addressFor = (name: string) => sharePicture("team", { language: "es", origin: "https://calima.example", company: companyFrom({ ...USUAL_FACTS, name }) }).address;
  expect(addressFor(USUAL_FACTS.name)).toBe("https://calima.example/artwork/share/team-es.jpg");
  expect(addressFor("Xaloc Films")).toBe("https://calima.example/artwork/hero/wide.webp");
});

it("a company without a mobile number has only one telephone number", () => {
  const page = { language: "de", origin: "https://calima.example", company: companyFrom({ ...USUAL_FACTS, mobile: "" }), description: "" } as const;
  expect(structuredData("contact", page, [])["@graph"]).toContainEqual(expect.objectContaining({ "@type": "LocalBusiness", telephone: [USUAL_FACTS.phone] }));
});
