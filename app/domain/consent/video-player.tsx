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

/** Plays a video where it stands: a file of ours at once, one of another host after the visitor's word. */
export function VideoPlayer({ video, site }: { video: Video; site: Site }) {
  const { showreel } = dictionaryOf(site.language).hero;
  if (video.kind === "embed") return <OtherPlayer embed={video} site={site} />;
  if (video.kind === "link") {
    return (
      <LinkButton href={video.url} icon="arrowOut">
        {showreel.button}
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

function OtherPlayer({ embed, site }: { embed: Embed; site: Site }) {
  const { t } = useTranslation();
  const { showreel } = dictionaryOf(site.language).hero;
  const text = t("hero.showreel.consent.text", { host: EMBED_HOSTS[embed.host].name });
  return (
    <EmbedFrame
      embed={embed}
      title={`${showreel.title} – ${useCompany().name}`}
      words={{ ...showreel.consent, text }}
      picture={<img src={SHOWREEL.poster} alt="" {...VIDEO_SIZE} loading="lazy" />}
      returnTo={linkTo(site, "showreel")}
    />
  );
}
