import { expect, it } from "vitest";
import { type Facts, USUAL_FACTS } from "~/i18n/company";
import { LANGUAGES } from "~/i18n/languages";
import { prefixedPath, SCREENS } from "~/paths";
import { startBuiltSite } from "./built-app";
import type { SmallSite } from "../small-site";

const PAGES = SCREENS.flatMap((screen) => LANGUAGES.map((language) => prefixedPath(screen, language)));

const OTHER: Facts = {
  name: "Xaloc Films",
  legal_name: "Xaloc Films S.A.",
  managing_director: "Nora Vidal",
  street: "Plaça Nova, 12",
  postal_code: "08001",
  city: "Inca",
  district: "Sa Vileta",
  region: "Catalunya",
  country_de: "Andorra-DE",
  country_es: "Andorra-ES",
  country_en: "Andorra-EN",
  country_code: "AD",
  latitude: "41.25",
  longitude: "3.125",
  venue: "Far Vell",
  phone: "+376 111 222",
  mobile: "+376 333 444",
  email: "hola@xaloc.example",
  privacy_email: "datos@xaloc.example",
  portfolio_email: "gente@xaloc.example",
  first_day: "Tuesday",
  last_day: "Saturday",
  opens: "10:30",
  closes: "20:15",
  contact_page_url: "https://cita.xaloc.example/",
  facebook_url: "https://facebook.example/xaloc",
  instagram_url: "https://instagram.example/xaloc",
  linkedin_url: "https://linkedin.example/xaloc",
  agency_name: "Taller Blau",
  agency_url: "https://taller-blau.example/",
};

/** Each fact as pages show it, with its surroundings if the fact alone would be ambiguous. */
function factsAsShown(facts: Facts): string[] {
  const { postal_code, city, district, region, country_de, country_es, country_en, country_code, opens, closes, phone, mobile } = facts;
  const days = [facts.first_day, facts.last_day];
  const words: Readonly<Record<string, string>> = { Monday: "Montag Lunes Monday", Friday: "Freitag viernes Friday", Tuesday: "Dienstag Martes Tuesday", Saturday: "Samstag sábado Saturday" };
  const [first = [], last = []] = days.map((day) => (words[day] ?? "").split(" "));
  const hours = ["bis", "a", "to"].map((until, index) => `${first[index] ?? ""} ${until} ${last[index] ?? ""} ${opens.replace(/^0/, "")}-${closes}`);
  const alone = ["name", "legal_name", "managing_director", "street", "latitude", "longitude", "venue", "phone", "mobile", "email", "privacy_email", "portfolio_email", "contact_page_url", "facebook_url", "instagram_url", "linkedin_url", "agency_name", "agency_url"] as const;
  return [
    ...alone.map((name) => facts[name]),
    ...hours,
    ...[country_de, country_es, country_en].map((country) => `${region}, ${country}`),
    `${postal_code} ${city} (${district})`,
    `"postalCode":"${postal_code}"`,
    `"addressLocality":"${city}"`,
    `"addressRegion":"${region}"`,
    `"addressCountry":"${country_code}"`,
    `"opens":"${opens}"`,
    `"closes":"${closes}"`,
    ...[phone, mobile].map((number) => `tel:${number.replaceAll(" ", "")}`),
    encodeURIComponent(facts.street),
    encodeURIComponent(country_es),
  ];
}

it("saved company facts replace the default ones on every page, and a changed setting renders again only the pages that show it", async () => {
  const site = await startBuiltSite();
  const before = await textsOf(site);
  save(site, OTHER);
  const after = await textsOf(site);
  // only the default neighbour is a motor park
  expect(["/de/kontakt", "/es/contacto", "/en/contact"].map((page) => /Direkt neben „Far Vell“|Justo al lado de «Far Vell»|Right next to Far Vell(?! motor)/.test(after.get(page) ?? ""))).toEqual([true, true, true]);
  // the legal form is part of the legal name, so it changes with the company
  expect(PAGES.filter((page) => after.get(page)?.includes("Xaloc Films S.L."))).toEqual([]);
  const [usual, other] = [factsAsShown(USUAL_FACTS), factsAsShown(OTHER)];
  const wrong = PAGES.flatMap((page) => {
    const [was, is] = [before.get(page) ?? "", after.get(page) ?? ""];
    return usual.flatMap((sign, index) => {
      const next = other[index] ?? "";
      const isRight = was.includes(sign) ? is.includes(next) && !is.includes(sign) : !is.includes(next);
      return isRight ? [] : [`${page}: ${sign} -> ${next}`];
    });
  });
  expect(wrong).toEqual([]);
  const shown = new Set(usual.filter((sign) => PAGES.some((page) => before.get(page)?.includes(sign))));
  expect(usual.filter((sign) => !shown.has(sign))).toEqual([]);

  expect((await site.ask("/admin")).text).toContain("– Xaloc Films</title>");

  expect(await renderedBy(site)).toEqual([]);
  site.database.exec("UPDATE website_settings SET value = '{\"agency_name\":\"Taller Verd\"}'");
  expect((await renderedBy(site)).toSorted()).toEqual(PAGES.toSorted());
  site.database.exec("INSERT INTO website_settings (key, value, version, updated_at) VALUES ('maintenance_popup_title', 'Pause', 1, '2026-01-15T09:30:00.000+00:00')");
  expect((await renderedBy(site)).toSorted()).toEqual(LANGUAGES.map((language) => prefixedPath("home", language)).toSorted());

  // in this test, because the built pages keep one database, and so one site
  const without = { ...OTHER, mobile: "", district: "", venue: "", agency_name: "", agency_url: "" };
  site.database.exec(`UPDATE website_settings SET value = '${JSON.stringify(without)}' WHERE key = 'company'`);
  expectNoGaps(await textsOf(site));
  site.database.exec("UPDATE website_settings SET value = '{\"agency_url\":\"\"}' WHERE key = 'company'");
  expect((await textsOf(site)).get("/de")?.includes("<p>Website von Atelier Garbí</p>")).toBe(true);
});

/** For a company without a mobile number, a neighbour, a district and an agency. */
function expectNoGaps(pages: ReadonlyMap<string, string>): void {
  const texts = [...pages.values()].join("\n");
  const broken = ["()", "„“", "«»", "next to the  ", "Far Vell", "Motorwelt", "motor park", "parque del motor", 'href=""', "Website von", "Diseño web", "Website by", "Taller", 'href="tel:"', "Mobil:", "+376 333 444"];
  expect(broken.filter((words) => texts.includes(words))).toEqual([]);
  const links = { de: "Auf der Karte ansehen", es: "Ver en el mapa", en: "See it on the map" };
  expect(LANGUAGES.filter((language) => !pages.get(prefixedPath("contact", language))?.includes(`>${links[language]}</a>`))).toEqual([]);
  const listed = pages.get(prefixedPath("contact", "de"))?.match(/"telephone":(\[.*?\]|".*?")/g);
  expect(listed).toEqual(['"telephone":"+376 111 222"', '"telephone":["+376 111 222"]']);
  expect((["contact", "legalNotice"] as const).filter((screen) => !/08001 Inca</.test(pages.get(prefixedPath(screen, "de")) ?? ""))).toEqual([]);
}

function save(site: SmallSite, facts: Partial<Facts>): void {
  const json = JSON.stringify(facts).replaceAll("'", "''");
  site.database.exec(`INSERT INTO website_settings (key, value, version, updated_at) VALUES ('company', '${json}', 1, '2026-01-15T09:30:00.000+00:00')`);
}

async function textsOf(site: SmallSite): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const page of PAGES) texts.set(page, readable((await site.ask(page)).text));
  return texts;
}

async function renderedBy(site: SmallSite): Promise<string[]> {
  const before = site.reached.length;
  await textsOf(site);
  return site.reached.slice(before).map(({ url }) => new URL(url).pathname);
}

function readable(html: string): string {
  return html.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("<!-- -->", "");
}
