import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import type { ContentText } from "./content-texts";

type Props = { area: string; lang: string; texts: readonly ContentText[] };

/** The texts of one area in one language, and how many of them are written. */
export function ContentOverview({ area, lang, texts }: Props) {
  const saved = texts.filter(({ value }) => value !== "").length;
  return (
    <Panel title={area} actions={<Status saved={saved} all={texts.length} />}>
      <TextList texts={texts} lang={lang} />
    </Panel>
  );
}

function Status({ saved, all }: { saved: number; all: number }) {
  return (
    <p className="status-box">
      <meter className="status-meter" min={0} max={all} value={saved} aria-hidden="true" />
      Gespeicherte Felder: {saved} von {all}
    </p>
  );
}
