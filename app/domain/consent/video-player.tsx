import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SHOWREEL } from "~/i18n/company";
import { useCompany } from "~/ui/site/use-company";
import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, type Site } from "~/paths";
import { LinkButton } from "~/ui/site/link-button";
import { EmbedFrame } from "./embed-frame";
import { EMBED_HOSTS, type Embed } from "./embeds";
import { VIDEO_SIZE, videoFiles } from "./video-files";
import type { Video } from "./video-link";

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
