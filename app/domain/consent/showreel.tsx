import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, type Site } from "~/paths";
import { Icon } from "~/ui/site/icon";
import { LinkButton } from "~/ui/site/link-button";
import { useCompany } from "~/ui/site/use-company";
import { PageHero } from "~/ui/site/page-hero";
import type { Video } from "./video-link";
import { VideoPlayer } from "./video-player";

const DIALOG_ID = "showreel";

type Props = { video: Video; label: string; site: Site };

/** Leads to the showreel's own page; where JavaScript runs, opens it over this one (app/browser/dialogs.ts). */
export function ShowreelButton({ label, site }: Omit<Props, "video">) {
  return (
    <a className="button" data-look="line" href={linkTo(site, "showreel")} data-opens={DIALOG_ID}>
      <Icon name="play" />
      {label}
    </a>
  );
}

/** The player waits in a `template`: nothing of it is loaded before it is opened, and it ends when it is closed. */
export function ShowreelDialog({ video, site }: Omit<Props, "label">) {
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

/** The video on a page of its own, for who has no JavaScript or was sent the link. */
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
