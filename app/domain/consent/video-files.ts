import { company } from "~/i18n/company";
import type { Language } from "~/i18n/languages";

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
