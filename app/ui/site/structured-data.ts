import { type Company, company as usual } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { serviceAreaOf } from "~/i18n/service-areas";
import { isSeoKey, shareHeadline } from "~/i18n/share-picture";
import { prefixedPath, type Screen } from "~/paths";
import type { Look } from "./use-site";

type Page = { language: Language; origin: string; company: Company; look?: Look; description: string };

/** For schema.org; contains only true facts. */
export function structuredData(screen: Screen, page: Page, more: readonly object[]) {
  return graphOf(page, [
    ...(screen === "home" || screen === "contact" ? [localBusiness(page)] : []),
    ...(screen === "home" ? [] : [breadcrumbs(screen, page)]),
    ...(screen === "services" || serviceAreaOf(screen) ? [service(screen, page)] : []),
    ...more,
  ]);
}

export function graphOf(page: Page, more: readonly object[]) {
  return { "@context": "https://schema.org", "@graph": [organization(page), ...more] };
}

function organization({ origin, language, company, look }: Page) {
  const icon = company.name === usual.name ? "/artwork/icons/512.png" : undefined;
  const logo = look?.logo?.src ?? icon;
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: company.name,
    legalName: company.legalName,
    description: dictionaryOf(language, company).footer.description,
    url: `${origin}/`,
    logo: logo && origin + logo,
    email: company.email,
    telephone: company.phone.label,
    address: postalAddress(company),
    sameAs: company.social.map(({ url }) => url),
  };
}

function localBusiness({ origin, language, company }: Page) {
  const { days, opens, closes } = company.openingHours;
  return {
    "@type": "LocalBusiness",
    "@id": `${origin}/#business`,
    name: company.name,
    parentOrganization: { "@id": organizationId(origin) },
    url: origin + prefixedPath("contact", language),
    image: `${origin}/artwork/hero/wide.webp`,
    email: company.email,
    telephone: company.phones.map(({ label }) => label),
    address: postalAddress(company),
    openingHoursSpecification: { "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes },
  };
}

function breadcrumbs(screen: Screen, { origin, language, company }: Page) {
  return breadcrumbList(breadcrumbsTo(serviceAreaOf(screen) ? ["home", "services", screen] : ["home", screen], { origin, language, company }));
}

export function breadcrumbsTo(screens: readonly Screen[], { origin, language, company }: Omit<Page, "description">) {
  return screens.map((screen) => ({ name: pageTitle(screen, { language, company }), item: origin + prefixedPath(screen, language) }));
}

export function breadcrumbList(steps: readonly { name: string; item: string }[]) {
  return { "@type": "BreadcrumbList", itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })) };
}

function service(screen: Screen, { origin, language, company, description }: Page) {
  return {
    "@type": "Service",
    name: pageTitle(screen, { language, company }),
    description,
    url: origin + prefixedPath(screen, language),
    provider: { "@id": organizationId(origin) },
    areaServed: { "@type": "AdministrativeArea", name: company.address.region },
  };
}

function postalAddress(company: Company) {
  const { street, postalCode, city, region, countryCode } = company.address;
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: region,
    addressCountry: countryCode,
  };
}

export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

const NAVIGATION_KEYS: Partial<Record<Screen, string>> = {
  home: "home",
  vision: "about",
  services: "kino",
  team: "team",
  moderators: "moderatoren",
  sponsors: "partners",
  contact: "contact",
};

function pageTitle(screen: Screen, { language, company }: Pick<Page, "language" | "company">): string {
  const { navigation, kino, legal, hero, seo } = dictionaryOf(language, company);
  const area = serviceAreaOf(screen);
  if (area) return kino.areas.items[area].title;
  if (screen === "showreel") return hero.showreel.title;
  if (screen === "legalNotice") return legal.notice.title;
  if (screen === "privacy") return legal.privacy.title;
  const inMenu = navigation.items.find(({ key }) => key === NAVIGATION_KEYS[screen]);
  return inMenu?.label ?? (isSeoKey(screen, seo) ? shareHeadline(seo[screen].title, company.name) : screen);
}
