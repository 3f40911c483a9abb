import { useCallback, useEffect, useState } from "react";
import { paths } from "~/paths";
import { ButtonLink, HistoryLink } from "~/ui/admin/button-link";
import { DateTime } from "~/ui/admin/date-time";
import { Panel } from "~/ui/admin/panel";
import { type AutosaveState, losesTextOnLeave } from "~/ui/form/autosaver";
import { LeaveWarning } from "~/ui/form/leave-warning";
import { textOf, valueAt } from "~/ui/admin/shown-value";
import { TextList } from "~/ui/admin/text-list";
import type { FormValues } from "~/ui/form/schema-form";
import type { EditedSection } from "./podcast-schema";
import { PodcastSectionForm } from "./podcast-section-form";
import { type PodcastKey, SECTION_TITLES, sectionKind, textRefOf } from "./text-kinds";
import { SECTION_FIELDS } from "./text-views";

type EditorProps = { sections: readonly EditedSection[]; drafted: readonly PodcastKey[]; restored: Readonly<Partial<Record<PodcastKey, FormValues | null>>> };

export function PodcastEditor({ sections, drafted, restored }: EditorProps) {
  const [states, setStates] = useState<Partial<Record<PodcastKey, AutosaveState>>>({});
  const setIn = useCallback((key: PodcastKey, state: AutosaveState) => setStates((all) => ({ ...all, [key]: state })), []);
  const unsaved = sections.filter(({ key }) => losesTextOnLeave(states[key] ?? "untouched"));
  const [first] = unsaved;
  // the server has kept them, and they come back after the login
  const areKept = unsaved.length > 1 && unsaved.every(({ key }) => states[key] === "loggedOut");
  return (
    <div className="stack">
      {sections.map((section) => (
        // the key remounts the form for another language, or a version that was saved elsewhere
        <SectionPanel key={`${section.language} ${section.key} ${section.version.toString()}`} section={section} restored={restored[section.key] ?? null} hasDraft={drafted.includes(section.key)} setIn={setIn} />
      ))}
      <LeaveWarning
        isDirty={first !== undefined && !areKept}
        sentTo={first && unsaved.length === 1 ? paths.admin.podcastContent.section(first.language, first.key).edit : undefined}
      />
    </div>
  );
}

export function PodcastSections({ sections }: { sections: readonly EditedSection[] }) {
  return sections.map((section) => <SectionTexts key={section.key} section={section} />);
}

type PanelProps = { section: EditedSection; restored: FormValues | null; hasDraft: boolean; setIn: (key: PodcastKey, state: AutosaveState) => void };

function SectionPanel({ section, restored, hasDraft, setIn }: PanelProps) {
  const { key } = section;
  const [savedAt, setSavedAt] = useState(section.updatedAt);
  const onState = useCallback(
    (state: AutosaveState, at: Date | null) => {
      setIn(key, state);
      if (at !== null) setSavedAt(at);
    },
    [key, setIn],
  );
  // an unmounted form has no unsaved text: it was saved, or discarded on purpose
  useEffect(() => () => setIn(key, "untouched"), [key, setIn]);
  const lead = savedAt ? (
    <>
      Zuletzt gespeichert: <DateTime at={savedAt} />
    </>
  ) : (
    "Die Website zeigt die mitgelieferten Texte."
  );
  return (
    <Panel title={SECTION_TITLES[key]} lead={lead} actions={<SectionLinks section={section} hasDraft={hasDraft} />}>
      <PodcastSectionForm section={section} restored={restored} onState={onState} />
    </Panel>
  );
}

/** A draft has its own form, because this one saves automatically. */
function SectionLinks({ section, hasDraft }: Pick<PanelProps, "section" | "hasDraft">) {
  const [about, place] = [SECTION_TITLES[section.key], textRefOf(sectionKind, section)];
  const draft = hasDraft ? { to: paths.admin.drafts.edit(place), text: "Entwurf weiterbearbeiten" } : { to: paths.admin.drafts.new(place), text: "Als Entwurf schreiben" };
  return (
    <div className="row-buttons">
      <ButtonLink to={draft.to} icon="file" size="sm" about={about}>
        {draft.text}
      </ButtonLink>
      <HistoryLink to={paths.admin.podcastContent.section(section.language, section.key).history()} about={about} />
    </div>
  );
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
