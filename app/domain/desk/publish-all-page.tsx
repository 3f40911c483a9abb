import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/admin/confirmation";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { LANGUAGE_NAMES } from "~/i18n/languages";
import { draftLabel } from "./draft-labels";
import type { ShownDraft } from "./draft";
import { StandingBadge } from "./draft-list";

const { drafts: urls } = paths.admin;
const { Form, CheckboxGroup, SubmitButton } = formOf(() => import("./desk-schemas").then(({ publishAllSchema }) => publishAllSchema));

type Draft = Omit<ShownDraft, "differences"> & { isSame: boolean };

/** A form has at most 200 fields (read-body.server.ts); the other drafts stay in the list. */
const MOST_AT_ONCE = 100;

export function PublishAllPage({ drafts, reply }: { drafts: readonly Draft[]; reply: FormReply | undefined }) {
  const ready = drafts.filter(isReady).slice(0, MOST_AT_ONCE);
  const others = <Others drafts={drafts.filter((draft) => !isReady(draft))} />;
  if (ready.length === 0) {
    return (
      <Confirmation question="Nichts zu veröffentlichen" form={null} cancel={{ url: urls.list(), text: "Zu den Entwürfen" }} tone="info">
        <p>Zurzeit gibt es keinen Entwurf, der sich hier veröffentlichen lässt.</p>
        {others}
      </Confirmation>
    );
  }
  return (
    <Confirmation question="Alle Entwürfe veröffentlichen?" form={<PublishAllForm drafts={ready} reply={reply} />} cancel={{ url: urls.list() }} tone="info">
      <p>Was einen Haken hat, steht gleich danach in allen seinen Sprachen auf der Website. Lässt sich ein Entwurf nicht veröffentlichen, bleibt er hier, und die anderen gehen live.</p>
      {others}
    </Confirmation>
  );
}

function isReady({ standing, isSame }: Draft): boolean {
  return standing !== "gone" && standing !== "conflicting" && !isSame;
}

function PublishAllForm({ drafts, reply }: { drafts: readonly Draft[]; reply: FormReply | undefined }) {
  const options = drafts.map((draft) => ({ value: choiceOf(draft), label: labelOf(draft) }));
  return (
    <Form defaultValue={{ drafts: options.map(({ value }) => value) }} reply={reply}>
      <CheckboxGroup name="drafts" label="Entwürfe" required options={options} />
      <SubmitButton pending="Wird veröffentlicht …">Veröffentlichen</SubmitButton>
    </Form>
  );
}

function choiceOf({ id, version }: Draft): string {
  return `${id}.${version.toString()}`;
}

function labelOf({ title, resource, languages }: Draft): string {
  return `${title} (${draftLabel(resource)}: ${languages.map((language) => LANGUAGE_NAMES[language]).join(", ")})`;
}

function Others({ drafts }: { drafts: readonly Draft[] }) {
  if (drafts.length === 0) return null;
  return (
    <>
      <p>Nicht dabei, bitte einzeln ansehen:</p>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link to={urls.show(draft)}>{draft.title}</Link> <StandingBadge standing={draft.standing} />
          </li>
        ))}
      </ul>
    </>
  );
}
