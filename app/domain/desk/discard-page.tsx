import { paths } from "~/paths";
import { loadVersionSchema, type QuestionAnswer, QuestionPage } from "../record/question-page";
import { DRAFT_CHANGED } from "./draft-notices";
import { type ComparedDraft, DraftDifferences } from "./draft-page";

type Props = { draft: ComparedDraft & { version: number }; answer: QuestionAnswer };

export function DiscardPage({ draft, answer }: Props) {
  const { title, version, differences } = draft;
  return (
    <QuestionPage
      question={`Entwurf „${title}“ verwerfen?`}
      answer={answer}
      changed={DRAFT_CHANGED}
      schema={loadVersionSchema}
      fields={{ version }}
      button={{ text: "Verwerfen" }}
      cancel={{ url: paths.admin.drafts.show(draft) }}
    >
      <div className="stack">
        <p>Die Website bleibt, wie sie ist. Vorschau-Links dieses Entwurfs zeigen nichts mehr.</p>
        <DraftDifferences place={draft} differences={differences} />
      </div>
    </QuestionPage>
  );
}
