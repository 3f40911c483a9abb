import { DateTime } from "~/ui/admin/date-time";
import { Panel } from "~/ui/admin/panel";
import { textOf, valueAt } from "~/ui/admin/shown-value";
import { TextList } from "~/ui/admin/text-list";
import type { EditedSection } from "./podcast-texts";
import { SECTION_FIELDS } from "./text-fields";
import { SECTION_TITLES } from "./podcast-section";

/** The texts of the podcast page that staff wrote, for who may only read them. */
export function PodcastSections({ sections }: { sections: readonly EditedSection[] }) {
  return sections.map((section) => <SectionTexts key={section.key} section={section} />);
}

function SectionTexts({ section: { key, language, form, updatedAt } }: { section: EditedSection }) {
  const texts = Object.entries(SECTION_FIELDS[key])
    .map(([name, { label, kind }]) => ({ label, value: shown(textOf(valueAt(form, name)), kind) }))
    .filter(({ value }) => value.length > 0);
  return (
    <Panel title={SECTION_TITLES[key]} lead={updatedAt ? <>Zuletzt gespeichert: <DateTime at={updatedAt} /></> : null}>
      {texts.length > 0 ? (
        <TextList lang={language} texts={texts} />
      ) : (
        <p className="record-note">In dieser Sprache zeigt die Website den mitgelieferten Text.</p>
      )}
    </Panel>
  );
}

function shown(text: string, kind: string | undefined) {
  return kind === "lines" && text.includes("\n") ? text.split("\n") : text;
}
