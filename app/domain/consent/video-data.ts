import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { videoFiles } from "./video-files";
import type { Video } from "./video-link";

type Place = { language: Language; origin: string };

/** What search engines may know of a video, in the words of https://schema.org; of another host's video nothing. */
export function videoData(video: Video | null, { language, origin }: Place) {
  if (video?.kind !== "file") return [];
  const { title, description } = dictionaryOf(language).hero.showreel;
  return [
    {
      "@type": "VideoObject",
      name: `${title} – ${company.name}`,
      description,
      contentUrl: origin + video.url,
      thumbnailUrl: origin + videoFiles(video.url, language).poster,
    },
  ];
}
