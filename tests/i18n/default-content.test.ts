import { describe, expect, it } from "vitest";
import { EDITED_PAGES } from "~/domain/texts/text-labels";
import { podcastContentFrom } from "~/domain/texts/podcast-schema";
import { isPodcastService, SERVICE_ICONS } from "~/domain/services/services";
import { MOST_FEATURED_PROJECTS } from "~/domain/projects/projects";
import { groupBySection } from "~/domain/sponsors/sponsors";
import { SERVICE_LABELS } from "~/domain/team/team";
import { SERVICE_AREAS } from "~/i18n/service-areas";
import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGES, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { sectionKeysOf } from "~/i18n/page-labels";
import { PEOPLE_ARTWORK, PROJECT_ARTWORK, SPONSOR_ARTWORK } from "~/domain/media/artwork-slugs";
import { crewRows, memberRows, projectRows, serviceRows, sponsorRows, translationRows } from "../../prisma/seed/rows";
import { defaultRoles } from "../../prisma/seed/roles";
import { defaultContent, defaultPageContent, defaultPodcastContent, defaultSettings } from "../../prisma/seed/texts";
import { foreignWords } from "./foreign-words";
import { textsIn } from "./texts";

/** The categories that the specification names, for staff and for the static content. */
const SPONSOR_CATEGORIES = [
  "Premium Sponsoren", "Partner 100 Sponsoren", "Tagessponsoren", "Siente España Premium", "Siente España Standard",
  "Mallorca Kino", "Podcast", "Radio", "Events", "Sonstige", "",
  "Mallorca Kino - Jahressponsor", "Podcast - Jahressponsor", "Radio - Jahressponsor",
  "Institutionell", "Technisch", "Kulturell",
];

/** Categories with the same name in two languages. */
const SAME_WORD = ["Podcast", "Radio", "Event", "Casting"];

const allRows = [
  memberRows, crewRows, projectRows, serviceRows, sponsorRows, translationRows, defaultRoles, defaultPageContent,
  defaultContent, defaultPodcastContent,
];

describe("the default content", () => {
  it("has unique ids", () => {
    for (const rows of allRows) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it("contains no real address", () => {
    const addresses = textsIn(allRows).flatMap(({ text }) => text.match(/https?:\/\/[^/"\s]+|@[\w.-]+\.\w+/g) ?? []);
    expect(addresses.filter((address) => !address.endsWith(".example"))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(0);
  });

  it("uses each picture that was drawn for it", () => {
    const used = textsIn([memberRows, crewRows, projectRows, sponsorRows]).map(({ text }) => text).filter(isArtwork);
    const drawn = [
      ...PEOPLE_ARTWORK.map(({ slug }) => `/artwork/people/${slug}.webp`),
      ...PROJECT_ARTWORK.map(({ slug }) => `/artwork/projects/${slug}.webp`),
      ...SPONSOR_ARTWORK.map(({ slug }) => `/artwork/sponsors/${slug}.svg`),
    ];
    expect(used.toSorted()).toEqual(drawn.toSorted());
  });
});

describe("the default people", () => {
  it("are five team members and at least three hosts", () => {
    expect(memberRows.filter(({ isTeamMember }) => isTeamMember)).toHaveLength(5);
    expect(memberRows.filter(({ isModerator }) => isModerator).length).toBeGreaterThanOrEqual(3);
    expect(new Set(memberRows.map(({ memberType }) => memberType))).toEqual(
      new Set(["team", "moderator", "team,moderator"]),
    );
  });

  it("have known services, some of them podcasts", () => {
    expect(memberRows.flatMap(({ services }) => services).filter((id) => !Object.hasOwn(SERVICE_LABELS, id))).toEqual([]);
    expect(memberRows.filter(({ services }) => services.includes("podcast")).length).toBeGreaterThan(0);
  });

  it("are led by somebody with over 15 years of experience, in every language", () => {
    const bios = translationRows.filter(({ recordId, field }) => recordId === "member-elena-marques" && field === "bio");
    expect(memberRows[0]?.bio).toContain("über 15 Jahre Erfahrung");
    expect(bios).toHaveLength(TRANSLATION_LANGUAGES.length);
    for (const { value } of bios) expect(value).toMatch(/(more than 15 years|más de 15 años)/);
  });
});

describe("the default services", () => {
  
  it("have known icons and the ids of the specification", () => {
    expect(serviceRows.filter(({ icon }) => !Object.hasOwn(SERVICE_ICONS, icon))).toEqual([]);
    expect(serviceRows.map(({ id }) => id).toSorted()).toEqual(Object.keys(SERVICE_LABELS).toSorted());
  });

  it("are enough for the pages, and one leads to the podcast crew", () => {
    expect(serviceRows.filter(({ category }) => category === "main").length).toBeGreaterThanOrEqual(6);
    expect(serviceRows.filter(({ category }) => category === "additional").length).toBeGreaterThanOrEqual(4);
    expect(serviceRows.filter(isPodcastService)).toHaveLength(1);
  });

  it.each(["main", "additional"] as const)("have consecutive sort positions: %s", (category) => {
    const places = serviceRows.filter((row) => row.category === category).map(({ sortOrder }) => sortOrder);
    expect(places).toEqual(places.map((_, index) => index + 1));
  });
});

describe("the default sponsors and projects", () => {
  it("have specified categories, in most sections of the page", () => {
    expect(sponsorRows.filter(({ category }) => !SPONSOR_CATEGORIES.includes(category))).toEqual([]);
    expect(sponsorRows.some(({ category }) => category === "Mallorca Kino - Jahressponsor")).toBe(true);
    expect(groupBySection(sponsorRows).length).toBeGreaterThanOrEqual(8);
  });

  it("fill the list of featured projects", () => {
    expect(projectRows.filter(({ isFeatured }) => isFeatured)).toHaveLength(MOST_FEATURED_PROJECTS);
  });
});

describe("the default translations", () => {
  it("are complete in every language and have an existing German source", () => {
    const records = [...memberRows, ...projectRows, ...sponsorRows, ...serviceRows, ...crewRows];
    const german = new Set(textsIn(records).map(({ text }) => text));
    const translated = new Set(translationRows.map(({ recordId, languageCode }) => `${recordId} ${languageCode}`));
    expect(translated).toEqual(new Set(records.flatMap(({ id }) => TRANSLATION_LANGUAGES.map((language) => `${id} ${language}`))));
    for (const { value, sourceText, id } of translationRows) {
      expect(german.has(sourceText), id).toBe(true);
      expect(value, id).not.toBe("");
    }
  });

  it("are in their own language", () => {
    const wrong = translationRows.flatMap(({ id, value, languageCode }) =>
      foreignWords(value, languageCode).map((word) => `${id}: ${word}`),
    );
    expect(wrong).toEqual([]);
    const same = translationRows.filter(({ value, sourceText }) => value === sourceText && !SAME_WORD.includes(value));
    expect(same).toEqual([]);
  });
});

describe("the default page texts", () => {
  it("are 45 content entries in five areas and three languages, and as many in each further language", () => {
    expect(defaultContent.filter(({ languageCode }) => ["de", "en", "es"].includes(languageCode))).toHaveLength(45);
    expect(new Set(defaultContent.map(({ pageKey }) => pageKey))).toEqual(new Set<string>(SERVICE_AREAS));
    expect(new Set(defaultContent.map(({ languageCode }) => languageCode))).toEqual(new Set(LANGUAGES));
    expect(defaultContent.filter(({ contentKey }) => !sectionKeysOf("radio").includes(contentKey))).toEqual([]);
  });

  it("exist in German for every page that staff can edit", () => {
    const german = defaultPageContent.filter(({ languageCode }) => languageCode === "de").map(({ pageKey }) => pageKey);
    expect([...new Set(german)].toSorted()).toEqual(EDITED_PAGES.toSorted());
  });

  it("are in their own language", () => {
    const wrong = [...defaultPageContent, ...defaultContent].flatMap(({ id, contentValue, languageCode }) =>
      foreignWords(contentValue, languageCode).map((word) => `${id}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  it("store lists with pipes", () => {
    const topics = defaultPageContent.find(({ sectionKey }) => sectionKey === "topics");
    expect(topics?.contentValue.split("|")).toEqual(dictionaryOf("de").podcast.topics);
  });

  it("contain the complete content of the podcast page", () => {
    const blank = { title: "-", subtitle: "-" };
    const none = {
      hero: { ...blank, cta_services: "-", cta_crew: "-" },
      services: { ...blank, services: Array.from({ length: 6 }, () => ({ title: "-", description: "-", features: ["-"] })) },
      crew: blank,
      cta: { ...blank, cta_contact: "-", cta_services: "-" },
    };
    expect(podcastContentFrom(defaultPodcastContent, none)).toEqual(dictionaryOf("de").podcast.content);
  });

  it("leave the maintenance popup off", () => {
    expect(Object.fromEntries(defaultSettings.map(({ key, value }) => [key, value]))).toMatchObject({
      maintenance_popup_enabled: "false",
      maintenance_popup_title: "Website in Bearbeitung",
      maintenance_popup_button_text: "Verstanden",
    });
    expect(defaultSettings).toHaveLength(4);
  });
});

function isArtwork(text: string): boolean {
  return text.startsWith("/artwork/");
}
