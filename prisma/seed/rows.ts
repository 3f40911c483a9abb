import { memberTypeOf } from "~/domain/team/team";
import { TRANSLATION_LANGUAGES } from "~/i18n/languages";
import type { TranslatedResource } from "~/domain/resources";
import type { PersonSlug } from "~/domain/media/artwork-slugs";
import { type DefaultMember, defaultMembers, type Network } from "./members";
import { defaultPodcastCrew } from "./podcast-crew";
import { projectPages } from "./project-pages";
import { type DefaultProject, defaultProjects } from "./projects";
import { createdAtPlace, type Translated } from "./record";
import { defaultServices } from "./services";
import { defaultSponsors } from "./sponsors";

const NETWORK_PAGES: Record<Network, string> = {
  linkedin: "https://linkedin.example/in/",
  facebook: "https://facebook.example/",
  instagram: "https://instagram.example/",
};

const memberId = (slug: string) => `member-${slug}`;
const crewId = (slug: string) => `crew-${slug}`;
const projectId = (slug: string) => `project-${slug}`;
const sponsorId = (slug: string) => `sponsor-${slug}`;

export const memberRows = defaultMembers.map((member, index) => ({
  id: memberId(member.slug),
  name: member.name,
  position: member.position,
  bio: member.bio,
  imageUrl: portraitUrl(member.slug),
  email: emailOf(member.slug),
  linkedinUrl: networkUrl(member, "linkedin"),
  facebookUrl: networkUrl(member, "facebook"),
  instagramUrl: networkUrl(member, "instagram"),
  isTeamMember: member.isTeamMember,
  isModerator: member.isModerator,
  memberType: memberTypeOf({ is_team_member: member.isTeamMember, is_moderator: member.isModerator }),
  services: [...member.services],
  sortOrder: index + 1,
  createdAt: createdAtPlace(index),
}));

export const crewRows = defaultPodcastCrew.map(({ slug, name, position, bio }, index) => ({
  id: crewId(slug),
  name,
  position,
  bio,
  email: emailOf(slug),
  linkedinUrl: NETWORK_PAGES.linkedin + slug,
  imageUrl: portraitUrl(slug),
  createdAt: createdAtPlace(index),
}));

export const projectRows = defaultProjects.map((project, index) => ({
  id: projectId(project.slug),
  title: project.title,
  description: project.description,
  category: project.category,
  imageUrl: `/artwork/projects/${project.slug}.webp`,
  projectUrl: project.projectUrl,
  ...pageColumns(project),
  services: [...project.services],
  year: project.year,
  isFeatured: project.isFeatured,
  sortOrder: index + 1,
  createdAt: createdAtPlace(index),
}));

export const projectSlugRows = defaultProjects.map(({ slug }) => ({ slug, projectId: projectId(slug) }));

export const sponsorRows = defaultSponsors.map((sponsor, index) => ({
  id: sponsorId(sponsor.slug),
  name: sponsor.name,
  category: sponsor.category,
  description: sponsor.description,
  logoUrl: `/artwork/sponsors/${sponsor.slug}.svg`,
  websiteUrl: `https://${sponsor.slug}.example/`,
  sortOrder: index + 1,
  createdAt: createdAtPlace(index),
}));

export const serviceRows = defaultServices.map((service, index) => ({
  id: service.id,
  title: service.title,
  description: service.description,
  icon: service.icon,
  area: service.area,
  category: service.category,
  sortOrder: defaultServices.slice(0, index + 1).filter(({ category }) => category === service.category).length,
  createdAt: createdAtPlace(index),
}));

type Source<Field extends string> = {
  resource: TranslatedResource;
  recordId: string;
  texts: Translated<Record<Field, string>>;
  fields: readonly Field[];
};

export const translationRows = [
  ...defaultMembers.flatMap((texts) =>
    translationsOf({ resource: "team", recordId: memberId(texts.slug), texts, fields: ["position", "bio"] }),
  ),
  ...defaultProjects.flatMap((texts) =>
    translationsOf({ resource: "projects", recordId: projectId(texts.slug), texts, fields: ["title", "description", "category"] }),
  ),
  ...defaultProjects.flatMap(({ slug }) =>
    translationsOf({ resource: "projects", recordId: projectId(slug), texts: projectPages[slug], fields: ["story", "role", "running_time", "occasion", "credits"] }),
  ),
  ...defaultSponsors.flatMap((texts) =>
    translationsOf({ resource: "sponsors", recordId: sponsorId(texts.slug), texts, fields: ["description"] }),
  ),
  ...defaultServices.flatMap((texts) =>
    translationsOf({ resource: "services", recordId: texts.id, texts, fields: ["title", "description"] }),
  ),
  ...defaultPodcastCrew.flatMap((texts) =>
    translationsOf({ resource: "podcast_crew", recordId: crewId(texts.slug), texts, fields: ["position", "bio"] }),
  ),
];

function translationsOf<Field extends string>({ resource, recordId, texts, fields }: Source<Field>) {
  return TRANSLATION_LANGUAGES.flatMap((languageCode) =>
    fields.map((field) => ({
      id: `${recordId}.${field}.${languageCode}`,
      resource,
      recordId,
      languageCode,
      field,
      value: texts[languageCode][field],
      sourceText: texts[field],
    })),
  );
}

function pageColumns({ slug }: DefaultProject) {
  const { story, role, running_time: runningTime, occasion, credits } = projectPages[slug];
  return { story, role, runningTime, occasion, credits };
}

function portraitUrl(slug: PersonSlug): string {
  return `/artwork/people/${slug}.webp`;
}

function emailOf(slug: PersonSlug): string {
  return `${slug.replace("-", ".")}@calima.example`;
}

function networkUrl({ slug, networks }: DefaultMember, network: Network): string | null {
  return networks.includes(network) ? NETWORK_PAGES[network] + slug : null;
}
