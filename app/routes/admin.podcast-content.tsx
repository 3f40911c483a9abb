import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { findDraftNote } from "~/domain/desk/drafts.server";
import { can } from "~/domain/people/access/permissions";
import { listPodcastSections } from "~/domain/texts/podcast-sections.server";
import { type PodcastKey, SECTION_TITLES, sectionKind, textRefOf } from "~/domain/texts/text-kinds";
import type { EditedSection } from "~/domain/texts/podcast-schema";
import { PodcastSectionForm } from "~/domain/texts/podcast-section-form";
import { SECTION_FIELDS } from "~/domain/texts/text-views";
import { takeExpiredPostAt } from "~/http/expired-post.server";
import { requirePermission } from "~/http/guard.server";
import { textLanguage } from "~/http/search-params";
import { paths } from "~/paths";
import { LanguageTabs } from "~/ui/admin/language-tabs";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { ButtonLink, HistoryLink } from "~/ui/admin/button-link";
import { DateTime } from "~/ui/admin/date-time";
import { Panel } from "~/ui/admin/panel";
import { type AutosaveState, losesTextOnLeave } from "~/ui/form/autosaver";
import { LeaveWarning } from "~/ui/form/leave-warning";
import { textOf, valueAt } from "~/ui/admin/shown-value";
import { TextList } from "~/ui/admin/text-list";
import type { FormValues } from "~/ui/form/schema-form";

export const { meta, ErrorBoundary } = adminScreen({ title: "Podcast-Inhalte", failure: "Fehler beim Laden der Inhalte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "podcast_content");
  const language = textLanguage(request);
  const sections = await listPodcastSections(language);
  const notes = await Promise.all(sections.map(async (section) => ({ key: section.key, note: await findDraftNote(textRefOf(sectionKind, section)) })));
  const drafted = notes.flatMap(({ key, note }) => (note ? [key] : []));
  const restored = Object.fromEntries(
    await Promise.all(sections.map(async ({ key }) => [key, await takeExpiredPostAt(paths.admin.podcastContent.section(language, key).edit, request, user)] as const)),
  );
  return { language, mayEdit: can(user, "update", "podcast_content"), sections, drafted, restored };
}

export default function PodcastContent() {
  const { language, mayEdit, sections, drafted, restored } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Podcast-Inhalte" lead={`Die Texte der Podcast-Seite.${mayEdit ? " Wo keiner steht, zeigt die Website den blass gedruckten." : ""}`} />
      <LanguageTabs current={language} urlOf={paths.admin.podcastContent.list} />
      {mayEdit ? <PodcastEditor sections={sections} drafted={drafted} restored={restored} /> : sections.map((section) => <SectionTexts key={section.key} section={section} />)}
    </>
  );
}

type EditorProps = { sections: readonly EditedSection[]; drafted: readonly PodcastKey[]; restored: Readonly<Partial<Record<PodcastKey, FormValues | null>>> };

function PodcastEditor({ sections, drafted, restored }: EditorProps) {
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
