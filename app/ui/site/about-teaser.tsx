import { dictionaryOf } from "~/i18n/i18n";
import type { TextFinder } from "~/i18n/page-labels";
import { linkTo, type Site } from "~/paths";
import { HeroImage } from "./hero-image";
import { TextLink } from "./page-parts";

export function AboutTeaser({ site, text }: { site: Site; text: TextFinder<"home"> }) {
  const { eyebrow, cta } = dictionaryOf(site.language).about.teaser;
  return (
    <section className="section about-teaser">
      <div className="wrap about-teaser-row">
        <div className="about-teaser-picture">
          <HeroImage name="cove" alt="" sizes="(min-width: 64rem) 34rem, 92vw" />
        </div>
        <div className="about-teaser-words">
          <p className="eyebrow">{eyebrow}</p>
          <h2>{text("about_title")}</h2>
          <p className="lead">{text("about_text")}</p>
          <p>
            <TextLink href={linkTo(site, "vision")}>{cta}</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
