import { useTranslation } from "react-i18next";
import { SERVICE_AREA_SCREENS, SERVICE_AREAS, type ServiceArea } from "~/i18n/service-areas";
import { type SavedTexts, textsOf } from "~/i18n/page-labels";
import { linkTo, type Site } from "~/paths";
import { TextLink } from "~/ui/site/text-link";

type Props = {
  site: Site;
  /** What staff wrote, by field of work. */
  saved: Partial<Record<string, SavedTexts>>;
};

/** One line for each field of work; its story unfolds in place and leads to its page. */
export function ServiceAreas({ site, saved }: Props) {
  return (
    <div className="areas">
      {SERVICE_AREAS.map((area) => (
        <AreaLine key={area} area={area} site={site} saved={saved[area] ?? {}} />
      ))}
    </div>
  );
}

function AreaLine({ area, site, saved }: { area: ServiceArea; site: Site; saved: SavedTexts }) {
  const { t } = useTranslation();
  const text = textsOf(area, site.language, saved);
  const more = t("areas.more", { area: text("title") });
  return (
    <details id={area}>
      <summary>
        <h3>{text("title")}</h3>
        <span>{text("subtitle")}</span>
      </summary>
      <p>{text("description")}</p>
      <p>
        <TextLink href={linkTo(site, SERVICE_AREA_SCREENS[area])}>{more}</TextLink>
      </p>
    </details>
  );
}
