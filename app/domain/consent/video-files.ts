import { type Company, SHOWREEL } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import type { Video } from "./video-link";

/** All showreels are shown in this shape; another one gets bars. */
export const VIDEO_SIZE = { width: 1280, height: 720 } as const;

type VideoFiles = {
  sources: readonly { url: string; type: string | undefined }[];
  poster: string | undefined;
  /** What is said and shown, in words: it lies beside the video, "showreel.de.vtt" beside "showreel.webm". */
  captions: string;
};

const TYPES = new Map([["webm", "video/webm"], ["mp4", "video/mp4"], ["m4v", "video/mp4"], ["ogv", "video/ogg"]]);

/** What a browser needs to play a file of this site. Only our own showreel has a second format and a poster. */
export function videoFiles(url: string, language: Language): VideoFiles {
  const isOurs = url === SHOWREEL.url;
  const urls = isOurs ? [url, SHOWREEL.twin] : [url];
  return {
    sources: urls.map((one) => ({ url: one, type: typeOf(one) })),
    poster: isOurs ? SHOWREEL.poster : undefined,
    captions: `${url.replace(/\.\w+$/, "")}.${language}.vtt`,
  };
}

function typeOf(url: string): string | undefined {
  return TYPES.get(/\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? "");
}

type Place = { language: Language; origin: string; company: Company };

/** What search engines may know of a video, in the words of https://schema.org; of another host's video nothing. */
export function videoData(video: Video | null, { language, origin, company }: Place) {
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
