import { Moment } from "~/ui/admin/moment";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import type { PodcastSection } from "./podcast-texts";

/** The texts of the podcast page, section by section. */
export function PodcastSections({ sections, lang }: { sections: readonly PodcastSection[]; lang: string }) {
  return sections.map(({ key, title, texts, updatedAt }) => (
    <Panel key={key} title={title} lead={updatedAt ? <>Zuletzt gespeichert: <Moment at={updatedAt} /></> : null}>
      {texts.length > 0 ? (
        <TextList lang={lang} texts={texts} />
      ) : (
        <p className="record-note">In dieser Sprache zeigt die Website den mitgelieferten Text.</p>
      )}
    </Panel>
  ));
}
