import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, type Site } from "~/paths";
import { Icon } from "~/ui/site/icon";
import { LinkButton, PageHero } from "~/ui/site/page-parts";
import { useCompany } from "~/ui/site/use-site";
import { type Company, SHOWREEL } from "~/i18n/company";
import type { Language } from "~/i18n/languages";
import type { Video } from "./video-link";
import { type Embed, EMBED_HOSTS } from "./consent";
import { EmbedFrame } from "./embed-frame";

const DIALOG_ID = "showreel";

/** Where JavaScript runs, it opens over this page (app/browser/dialogs.ts). */
export function ShowreelButton({ label, site }: { label: string; site: Site }) {
  return (
    <a className="button" data-look="line" href={linkTo(site, "showreel")} data-opens={DIALOG_ID}>
      <Icon name="play" />
      {label}
    </a>
  );
}

/** The player is in a `template`: it loads when the dialog opens, and stops when the dialog closes. */
export function ShowreelDialog({ video, site }: { video: Video; site: Site }) {
  const { title, close } = dictionaryOf(site.language).hero.showreel;
  return (
    <dialog id={DIALOG_ID} className="video-dialog" aria-label={title} data-tone="dark">
      <form method="dialog">
        <button type="submit" className="video-close" aria-label={close}>
          <Icon name="close" />
        </button>
      </form>
      <div data-video-place="" />
      <template>
        <VideoPlayer video={video} site={site} />
      </template>
    </dialog>
  );
}

export function ShowreelPage({ video, site }: { video: Video | null; site: Site }) {
  const { title, description, back } = dictionaryOf(site.language).hero.showreel;
  return (
    <div className="showreel-page" data-tone="dark">
      <PageHero tone="dark" eyebrow={useCompany().name} title={title} intro={<p>{description}</p>} />
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

const VIDEO_SIZE = { width: 1280, height: 720 } as const;

/** `page` is the address of the video's own page; `link` is the link text for a video that cannot be embedded. */
type About = { title: string; picture: ReactNode; page: string; link: string };

type Props = { video: Video; site: Site; about?: About };

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
      labels={{ ...showreel.consent, text }}
      picture={about?.picture ?? <img src={SHOWREEL.poster} alt="" {...VIDEO_SIZE} loading="lazy" />}
      returnTo={about?.page ?? linkTo(site, "showreel")}
    />
  );
}

const TYPES = new Map([["webm", "video/webm"], ["mp4", "video/mp4"], ["m4v", "video/mp4"], ["ogv", "video/ogg"]]);

function videoFiles(url: string, language: Language) {
  const isOurs = url === SHOWREEL.url || url === SHOWREEL.twin;
  const urls = isOurs ? [SHOWREEL.url, SHOWREEL.twin] : [url];
  return {
    sources: urls.map((one) => ({ url: one, type: TYPES.get(/\.(\w+)(?:[?#]|$)/.exec(one)?.[1]?.toLowerCase() ?? "") })),
    poster: isOurs ? SHOWREEL.poster : undefined,
    // the captions of "showreel.webm" are in "showreel.de.vtt" beside it
    captions: `${url.replace(/\.\w+$/, "")}.${language}.vtt`,
  };
}

type Place = { language: Language; origin: string; company: Company };

/** schema.org's VideoObject; null for a video on another host. */
export function videoData(video: Video | null, { language, origin, company }: Place) {
  if (video?.kind !== "file") return [];
  const { title, description } = dictionaryOf(language).hero.showreel;
  const { poster } = videoFiles(video.url, language);
  return [
    {
      "@type": "VideoObject",
      name: `${title} – ${company.name}`,
      description,
      contentUrl: origin + video.url,
      ...(poster && { thumbnailUrl: origin + poster, uploadDate: SHOWREEL.uploaded }),
    },
  ];
}
