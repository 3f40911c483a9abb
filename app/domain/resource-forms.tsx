import type { ComponentType } from "react";
import { I18nextProvider } from "react-i18next";
import { dictionaryOf, i18nOf } from "~/i18n/i18n";
import { LANGUAGE_NAMES } from "~/i18n/languages";
import type { Site } from "~/paths";
import { ListSection, Section } from "~/ui/site/page-parts";
import type { ResourceName } from "./people/access/permissions";
import { PodcastCrewForm } from "./podcast-crew/podcast-crew-form";
import { ProjectScreen } from "./projects/project-screen";
import { ProjectsForm } from "./projects/projects-form";
import type { RecordFormProps } from "./record/resource-form";
import type { Block, Preview } from "./resources";
import { servicesOf } from "./services/services";
import { AdditionalServices, ServiceGrid } from "./services/services-card";
import { ServicesForm } from "./services/services-form";
import { SponsorSections } from "./sponsors/sponsors-card";
import { SponsorsForm } from "./sponsors/sponsors-form";
import { MemberCards, MemberGrid } from "./team/team-card";
import { TeamForm } from "./team/team-form";

export const FORMS: Record<ResourceName, ComponentType<RecordFormProps>> = {
  team: TeamForm,
  sponsors: SponsorsForm,
  projects: ProjectsForm,
  services: ServicesForm,
  podcast_crew: PodcastCrewForm,
};

/** Rendered only on the server, so that browsers load nothing but the forms of this file. */
export function ResourcePreview({ preview }: { preview: Preview }) {
  return preview.map(({ language, block }) => (
    <I18nextProvider key={language} i18n={i18nOf(language)}>
      <div lang={language}>
        {preview.length > 1 ? <Section tone="sand" title={LANGUAGE_NAMES[language]} /> : null}
        <PublicBlock block={block} site={{ language, prefix: language, path: "/" }} />
      </div>
    </I18nextProvider>
  ));
}

function PublicBlock({ block, site }: { block: Block; site: Site }) {
  if (block.resource === "projects") return block.shown.map((found) => <ProjectScreen key={found.project.id} found={found} site={site} />);
  return (
    <ListSection>
      <ListBlock block={block} site={site} />
    </ListSection>
  );
}

function ListBlock({ block, site }: { block: Exclude<Block, { resource: "projects" }>; site: Site }) {
  switch (block.resource) {
    case "team":
      return <MemberGrid members={ready(block.shown)} texts={dictionaryOf(site.language).team} site={site} isFirst />;
    case "sponsors":
      return <SponsorSections sponsors={ready(block.shown)} site={site} />;
    case "services":
      return (
        <>
          <ServiceGrid services={servicesOf("main", block.shown)} site={site} />
          <AdditionalServices services={servicesOf("additional", block.shown)} site={site} />
        </>
      );
    case "podcast_crew":
      return <MemberCards members={block.shown} language={site.language} />;
  }
}

function ready<Item>(value: Item[]) {
  return { state: "ready" as const, value };
}
