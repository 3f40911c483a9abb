import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { frameSources } from "~/domain/consent/consent";
import { findSavedTexts } from "~/domain/texts/site-texts.server";
import { ShowreelPage, videoData } from "~/domain/consent/video-player";
import { videoFrom } from "~/domain/consent/video-link";
import { pageHeaders, valueOr } from "~/http/answers";
import { answerWith, show, siteOf } from "~/http/site-request.server";
import type { Language } from "~/i18n/languages";
import { type SavedTexts, textsOf } from "~/i18n/page-labels";
import { metaOf, placeOf } from "~/ui/site/page-meta";
import { useSite } from "~/ui/site/use-site";

export const handle = { frames: frameSources("video") };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const place = placeOf(matches);
  const video = data ? showreelFrom(valueOr(data.texts, {}), place.language) : null;
  return metaOf("showreel", matches, { more: videoData(video, place) });
};

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await siteOf(request);
  return answerWith({ texts: await show(request, () => findSavedTexts("home", language)) });
}

export default function Showreel() {
  const { texts } = useLoaderData<typeof loader>();
  const site = useSite();
  return <ShowreelPage video={showreelFrom(valueOr(texts, {}), site.language)} site={site} />;
}

function showreelFrom(saved: SavedTexts, language: Language) {
  return videoFrom(textsOf("home", language, saved)("showreel_url"));
}
