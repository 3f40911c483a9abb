import { useCallback, useState } from "react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { DateTime } from "~/ui/admin/date-time";
import { Panel } from "~/ui/admin/panel";
import { type AutosaveState, isInTrouble } from "~/ui/form/autosaver";
import { LeaveWarning } from "~/ui/form/leave-warning";
import type { EditedSection } from "./podcast-texts";
import type { PodcastKey } from "./podcast-content";
import { PodcastSectionForm } from "./podcast-section-form";
import { SECTION_TITLES, sectionKind } from "./podcast-section";
import { textRefOf } from "./text-kind";

/** The texts of the podcast page, a form for each section. */
export function PodcastEditor({ sections }: { sections: readonly EditedSection[] }) {
  const [unsaved, setUnsaved] = useState<readonly PodcastKey[]>([]);
  const setIn = useCallback((key: PodcastKey, isUnsaved: boolean) => {
    setUnsaved((keys) => [...keys.filter((one) => one !== key), ...(isUnsaved ? [key] : [])]);
  }, []);
  const places = sections.filter(({ key }) => unsaved.includes(key));
  const [first] = places;
  return (
    <div className="stack">
      {sections.map((section) => (
        // why the key: another language, or a version that was saved elsewhere, is another form
        <SectionPanel key={`${section.language} ${section.key} ${section.version.toString()}`} section={section} setIn={setIn} />
      ))}
      <LeaveWarning
        isDirty={first !== undefined}
        sentTo={first && places.length === 1 ? paths.admin.podcastContent.section(first.language, first.key).edit : undefined}
      />
    </div>
  );
}

type PanelProps = { section: EditedSection; setIn: (key: PodcastKey, isUnsaved: boolean) => void };

function SectionPanel({ section, setIn }: PanelProps) {
  const { key, updatedAt } = section;
  const onState = useCallback((state: AutosaveState) => setIn(key, isInTrouble(state)), [key, setIn]);
  const lead = updatedAt ? (
    <>
      Zuletzt gespeichert: <DateTime at={updatedAt} />
    </>
  ) : (
    "Die Website zeigt die mitgelieferten Texte."
  );
  return (
    <Panel title={SECTION_TITLES[key]} lead={lead} actions={<SectionLinks section={section} />}>
      <PodcastSectionForm section={section} onState={onState} />
    </Panel>
  );
}

/** why: this form saves itself while somebody types; what is to wait is written in another one. */
function SectionLinks({ section }: { section: EditedSection }) {
  const about = SECTION_TITLES[section.key];
  return (
    <div className="row-buttons">
      <ButtonLink to={paths.admin.drafts.new(textRefOf(sectionKind, section))} icon="file" size="sm" about={about}>
        Als Entwurf schreiben
      </ButtonLink>
      <ButtonLink to={paths.admin.podcastContent.section(section.language, section.key).history()} icon="clock" size="sm" tone="quiet" about={about}>
        Verlauf
      </ButtonLink>
    </div>
  );
}
