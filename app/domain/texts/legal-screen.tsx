import { paths, prefixedPath } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { useLanguageName } from "~/ui/admin/language-name";
import { PageHeader } from "~/ui/admin/page-header";
import { SiteLink } from "~/ui/admin/site-link";
import type { FormReply } from "~/ui/form/schema-form";
import { type DraftNote, LiveForm } from "../record/draft-note";
import { LEGAL_NAMES, screenOfPage } from "./text-labels";
import { LEGAL_FIELDS } from "./text-fields";
import { LegalForm, type LegalFormProps } from "./legal-form";
import { keyOfPage } from "./legal-page";
import { legalKind, legalName } from "./legal-text";
import { textRefOf } from "./text-kind";

type Answer = { conflict: Conflict } | { gone: unknown } | { reply: FormReply } | undefined;

type Props = Omit<LegalFormProps, "reply"> & { draft: DraftNote; isReadOnly: boolean; answer: Answer };

/** The screen of a legal text in one language: its form, or the choice between two edits of it. */
export function LegalScreen({ answer, draft, isReadOnly, ...opened }: Props) {
  const { stored } = opened;
  const { page, language } = stored;
  const nameOf = useLanguageName();
  if (answer && "conflict" in answer) {
    const cancel = { url: paths.admin.legal.list, text: "Abbrechen" };
    return <ConflictPage conflict={answer.conflict} title={legalName(stored)} fields={LEGAL_FIELDS} cancel={cancel} />;
  }
  return (
    <>
      <PageHeader title={LEGAL_NAMES[keyOfPage(page)]} lead={nameOf(language)} back={{ url: paths.admin.legal.list, text: "Rechtstexte" }}>
        <ButtonLink to={paths.admin.legal.text(page, language).history()} icon="clock">
          Verlauf
        </ButtonLink>
        <SiteLink href={prefixedPath(screenOfPage(keyOfPage(page)), language)} />
      </PageHeader>
      <LiveForm place={textRefOf(legalKind, stored)} note={draft} isReadOnly={isReadOnly}>
        <LegalForm {...opened} reply={answer && "reply" in answer ? answer.reply : undefined} />
      </LiveForm>
    </>
  );
}
