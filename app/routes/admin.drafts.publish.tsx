import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { draftLabel } from "~/domain/desk/draft-labels";
import { StandingBadge } from "~/domain/desk/draft-list";
import { answerPublications } from "~/http/draft-answers.server";
import { requirePublishAllPermission } from "~/http/draft-screens.server";
import { LANGUAGE_NAMES } from "~/i18n/languages";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { Confirmation } from "~/ui/admin/confirmation";
import { formOf } from "~/ui/form/form-of";

export const { meta, ErrorBoundary } = adminScreen({ title: "Alle veröffentlichen", failure: "Fehler beim Laden der Entwürfe" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { drafts } = await requirePublishAllPermission(request);
  return { drafts: drafts.map(({ differences, ...draft }) => ({ ...draft, isSame: differences.length === 0 })) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { user, drafts } = await requirePublishAllPermission(request);
  return answerPublications(request, { drafts, by: user.adminUserId });
}

const { drafts: urls } = paths.admin;
const { Form, CheckboxGroup, SubmitButton } = formOf(() => import("~/domain/desk/desk-schemas").then(({ publishAllSchema }) => publishAllSchema));

type Draft = Awaited<ReturnType<typeof loader>>["drafts"][number];

/** A form has at most 200 fields (read-body.server.ts); the other drafts stay in the list. */
const MOST_AT_ONCE = 100;

export default function PublishAllDrafts() {
  const { drafts } = useLoaderData<typeof loader>();
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
    <Confirmation question="Alle Entwürfe veröffentlichen?" form={<PublishAllForm drafts={ready} />} cancel={{ url: urls.list() }} tone="info">
      <p>Was einen Haken hat, steht gleich danach in allen seinen Sprachen auf der Website. Lässt sich ein Entwurf nicht veröffentlichen, bleibt er hier, und die anderen gehen live.</p>
      {others}
    </Confirmation>
  );
}

function isReady({ standing, isSame }: Draft): boolean {
  return standing !== "gone" && standing !== "conflicting" && !isSame;
}

function PublishAllForm({ drafts }: { drafts: readonly Draft[] }) {
  const options = drafts.map((draft) => ({ value: choiceOf(draft), label: labelOf(draft) }));
  return (
    <Form defaultValue={{ drafts: options.map(({ value }) => value) }} reply={useActionData<typeof action>()?.reply}>
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
