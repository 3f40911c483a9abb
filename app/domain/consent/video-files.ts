import { company } from "~/i18n/company";
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

const TYPES: Readonly<Record<string, string>> = { webm: "video/webm", mp4: "video/mp4", m4v: "video/mp4", ogv: "video/ogg" };

/** What a browser needs to play a file of this site. Only our own showreel has a second format and a poster. */
export function videoFiles(url: string, language: Language): VideoFiles {
  const isOurs = url === company.showreelUrl;
  const urls = isOurs ? [url, company.showreelTwin] : [url];
  return {
    sources: urls.map((one) => ({ url: one, type: typeOf(one) })),
    poster: isOurs ? company.showreelPoster : undefined,
    captions: `${url.replace(/\.\w+$/, "")}.${language}.vtt`,
  };
}

function typeOf(url: string): string | undefined {
  return TYPES[/\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? ""];
}

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
