import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findSavedTexts } from "~/domain/texts/site-texts.server";
import { pageHeaders, valueOr } from "~/http/answers";
import { answerWith, show, siteOf } from "~/http/site-request.server";
import { textsOf } from "~/i18n/page-labels";
import { linkTo } from "~/paths";
import { NumberedList } from "~/ui/site/numbered-list";
import { Section, TextLink } from "~/ui/site/page-parts";
import { pageMeta } from "~/ui/site/page-meta";
import { HeroImage, heroImagePreload, PictureHero } from "~/ui/site/hero-image";
import { useDictionary, useSite } from "~/ui/site/use-site";

export const meta = pageMeta("about");

export const links: LinksFunction = () => heroImagePreload("ridges");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await siteOf(request);
  return answerWith({ texts: await show(request, () => findSavedTexts("about", language)) });
}

export default function Vision() {
  const { texts } = useLoaderData<typeof loader>();
  const site = useSite();
  const { about } = useDictionary();
  const text = textsOf("about", site.language, valueOr(texts, {}));
  return (
    <>
      <PictureHero image="ridges" eyebrow={about.eyebrow} title={text("title")} intro={<p>{text("intro")}</p>} />
      <section className="section">
        <div className="wrap statements">
          <div className="statement">
            <h2>{text("mission_title")}</h2>
            <p>{text("mission_text")}</p>
          </div>
          <div className="statement">
            <h2>{text("vision_title")}</h2>
            <p>{text("vision_text")}</p>
          </div>
        </div>
      </section>
      <Section tone="sand" eyebrow={about.values.eyebrow} title={text("values_title")} intro={text("values_intro")}>
        <NumberedList items={about.values.items} look="pairs" />
      </Section>
      <Section
        tone="dark"
        eyebrow={about.location.eyebrow}
        title={text("location_title")}
        intro={text("location_text")}
        more={<TextLink href={linkTo(site, "contact")}>{about.location.link}</TextLink>}
      >
        <figure className="frame">
          <HeroImage name="island" alt={about.location.picture} sizes="(min-width: 92rem) calc(35.2rem + 32vw), (min-width: 68rem) 64rem, 92vw" />
        </figure>
      </Section>
    </>
  );
}
