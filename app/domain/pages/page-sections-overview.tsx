import type { Language } from "~/i18n/languages";
import { EmptyState } from "~/ui/admin/empty-state";
import { TEXT_LANGUAGES } from "~/ui/admin/language-tabs";
import { itemsOf, type PageSection } from "./page-sections";

const names: Record<Language, string> = { de: "Deutsch", en: "English", es: "Español" };

/** The sections of a page, each in its three languages side by side. */
export function PageSectionsOverview({ sections }: { sections: readonly PageSection[] }) {
  if (sections.length === 0) {
    return <EmptyState icon="file" title="Diese Seite zeigt ihre mitgelieferten Texte" />;
  }
  return (
    <ul className="stack">
      {sections.map((section) => (
        <Section key={section.key} section={section} />
      ))}
    </ul>
  );
}

function Section({ section: { key, texts } }: { section: PageSection }) {
  return (
    <li className="panel panel-tight">
      <h2 className="section-key">{key}</h2>
      <dl className="side-by-side">
        {TEXT_LANGUAGES.map((language) => (
          <div key={language}>
            <dt className="text-label">{names[language]}</dt>
            <dd className="text-value" lang={language}>
              <SectionText text={texts[language]} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function SectionText({ text }: { text: string }) {
  const items = itemsOf(text);
  if (items.length === 0) return <span className="text-empty">Noch kein Text</span>;
  if (items.length === 1) return text;
  return (
    <ul className="text-items">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
