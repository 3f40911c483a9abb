import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { frameSources } from "~/domain/consent/embeds";
import { findSavedTexts } from "~/domain/texts/saved-texts.server";
import { videoData } from "~/domain/consent/video-files";
import { videoFrom } from "~/domain/consent/video-link";
import { VideoPlayer } from "~/domain/consent/video-player";
import { valueOr } from "~/http/attempt";
import { answerWith } from "~/http/attempt.server";
import { siteOf } from "~/http/language.server";
import { pageHeaders } from "~/http/cache";
import { show } from "~/http/preview.server";
import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { type SavedTexts, textsOf } from "~/i18n/page-labels";
import { linkTo } from "~/paths";
import { placeOf } from "~/ui/site/page-context";
import { LinkButton } from "~/ui/site/link-button";
import { PageHero } from "~/ui/site/page-hero";
import { metaOf } from "~/ui/site/page-meta";
import { useSite } from "~/ui/site/use-site";

export const handle = { frames: frameSources("video") };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const place = placeOf(matches);
  const video = data ? showreelFrom(valueOr(data.texts, {}), place.language) : null;
  return metaOf("showreel", matches, { more: videoData(video, place) });
};

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = siteOf(request);
  return answerWith({ texts: await show(request, () => findSavedTexts("home", language)) });
}

/** The video on a page of its own, for who has no JavaScript or was sent the link. */
export default function Showreel() {
  const { texts } = useLoaderData<typeof loader>();
  const site = useSite();
  const { title, description, back } = dictionaryOf(site.language).hero.showreel;
  const video = showreelFrom(valueOr(texts, {}), site.language);
  return (
    <div className="showreel-page" data-tone="dark">
      <PageHero tone="dark" eyebrow={company.name} title={title} intro={<p>{description}</p>} />
      <div className="wrap">
        {video && <VideoPlayer video={video} site={site} />}
        <p className="buttons">
          <LinkButton href={linkTo(site, "home")} look="line" icon="arrowBack">
            {back}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}

function showreelFrom(saved: SavedTexts, language: Language) {
  return videoFrom(textsOf("home", language, saved)("showreel_url"));
}
