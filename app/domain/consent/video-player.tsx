import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Company, SHOWREEL } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { linkTo, type Site } from "~/paths";
import { LinkButton } from "~/ui/site/link-button";
import { useCompany } from "~/ui/site/use-company";
import { type Embed, EMBED_HOSTS } from "./consent";
import { EmbedFrame } from "./embed-frame";
import type { Video } from "./video-link";

/** All showreels are shown in this shape; another one gets bars. */
const VIDEO_SIZE = { width: 1280, height: 720 } as const;

/** What it is about, where it is not the showreel: its name, a picture of ours before it, the page it stands on, and the words of a mere link. */
type About = { title: string; picture: ReactNode; page: string; link: string };

type Props = { video: Video; site: Site; about?: About };

/** Plays a video where it stands: a file of ours at once, one of another host after the visitor's word. */
export function VideoPlayer({ video, site, about }: Props) {
  const { showreel } = dictionaryOf(site.language).hero;
  if (video.kind === "embed") return <OtherPlayer embed={video} site={site} about={about} />;
  if (video.kind === "link") {
    return (
      <LinkButton href={video.url} icon="arrowOut">
        {about?.link ?? showreel.button}
      </LinkButton>
    );
  }
  const { sources, poster, captions } = videoFiles(video.url, site.language);
  return (
    <video className="video" controls playsInline preload="none" poster={poster} {...VIDEO_SIZE}>
      {sources.map(({ url, type }) => (
        <source key={url} src={url} type={type} />
      ))}
      <track kind="captions" src={captions} srcLang={site.language} label={showreel.captions} />
      {showreel.unsupported} <a href={video.url}>{showreel.download}</a>
    </video>
  );
}

function OtherPlayer({ embed, site, about }: Omit<Props, "video"> & { embed: Embed }) {
  const { t } = useTranslation();
  const { showreel } = dictionaryOf(site.language).hero;
  const text = t("hero.showreel.consent.text", { host: EMBED_HOSTS[embed.host].name });
  const { name } = useCompany();
  return (
    <EmbedFrame
      embed={embed}
      title={about?.title ?? `${showreel.title} – ${name}`}
      words={{ ...showreel.consent, text }}
      picture={about?.picture ?? <img src={SHOWREEL.poster} alt="" {...VIDEO_SIZE} loading="lazy" />}
      returnTo={about?.page ?? linkTo(site, "showreel")}
    />
  );
}

const TYPES = new Map([["webm", "video/webm"], ["mp4", "video/mp4"], ["m4v", "video/mp4"], ["ogv", "video/ogg"]]);

/** What a browser needs to play a file of this site. Only our own showreel has a second format and a poster. */
function videoFiles(url: string, language: Language) {
  const isOurs = url === SHOWREEL.url;
  const urls = isOurs ? [url, SHOWREEL.twin] : [url];
  return {
    sources: urls.map((one) => ({ url: one, type: typeOf(one) })),
    poster: isOurs ? SHOWREEL.poster : undefined,
    // what is said and shown, in words: it lies beside the video, "showreel.de.vtt" beside "showreel.webm"
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
