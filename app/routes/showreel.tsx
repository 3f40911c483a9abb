import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { frameSources } from "~/domain/consent/embeds";
import { findSavedTexts } from "~/domain/pages/saved-texts.server";
import { videoFrom } from "~/domain/showreel/video-link";
import { VideoPlayer } from "~/domain/showreel/video-player";
import { valueOr } from "~/http/attempt";
import { answerWith, attempt } from "~/http/attempt.server";
import { siteOf } from "~/http/language.server";
import { pageHeaders } from "~/http/page-headers";
import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { textsOf } from "~/i18n/page-words";
import { linkTo } from "~/paths";
import { LinkButton } from "~/ui/site/link-button";
import { PageHero } from "~/ui/site/page-hero";
import { pageMeta } from "~/ui/site/page-meta";
import { useSite } from "~/ui/site/use-site";

export const handle = { frames: frameSources("video") };

export const meta = pageMeta("showreel");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = siteOf(request);
  return answerWith({ texts: await attempt(request, () => findSavedTexts("home", language)) });
}

/** The video on a page of its own, for who has no JavaScript or was sent the link. */
export default function Showreel() {
  const { texts } = useLoaderData<typeof loader>();
  const site = useSite();
  const { title, description, back } = dictionaryOf(site.language).hero.showreel;
  const video = videoFrom(textsOf("home", site.language, valueOr(texts, {}))("showreel_url"));
  return (
    <div className="showreel-page" data-tone="dark">
      <PageHero tone="dark" eyebrow={company.name} title={title} intro={<p>{description}</p>} />
      <div className="wrap">
        {video && <VideoPlayer video={video} site={site} />}
        <p className="buttons">
          <LinkButton href={linkTo(site, "home")} look="line">
            {back}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
