import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { PageTextForm, TextScreen } from "~/domain/texts/text-form";
import { textPathsOf, urlInList } from "~/domain/texts/text-links";
import { problemsIn, textsSchema } from "~/domain/texts/text-schema";
import { pageTexts, typedForm } from "~/domain/texts/site-texts.server";
import { saveText } from "~/domain/texts/text-kind.server";
import { textFieldsIn } from "~/domain/texts/text-views";
import { savedText } from "~/domain/record/record-notices";
import { seenVersion } from "~/http/conflict.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm, refuse } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { openText, requireTextKey } from "~/http/text-form.server";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Text bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  return openText(request, user, { kind: pageTexts, key: requireTextKey(pageTexts, params) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "pages");
  const key = requireTextKey(pageTexts, params);
  const read = await readForm(request, textsSchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...typed } = read.value;
  const form = typedForm(key, typed);
  const problems = problemsIn(key, form);
  if (Object.keys(problems).length > 0) return invalid(refuse(read.reply, problems));
  return answerSave(request, () => saveText(pageTexts, key, { form, version, by, seen: seenVersion(request) }), {
    listUrl: urlInList(key),
    resetUrl: textPathsOf(key, "de").reset,
    saved: () => ({ text: savedText(pageTexts.nameOf(key)), screen: pageTexts.screenOf(key) }),
    failed: "Fehler beim Speichern",
    reply: read.reply,
    values: form,
    mayCreate: false,
  });
}

export default function EditPageText() {
  const opened = useLoaderData<typeof loader>();
  const { values, isRestored } = opened;
  const { text } = opened.stored;
  return (
    <TextScreen
      {...opened}
      text={text}
      listUrl={urlInList(text)}
      answer={useActionData<typeof action>()}
      form={(reply) => <PageTextForm text={text} values={values} isRestored={isRestored} reply={reply} />}
    />
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Seiteninhalte" fields={textFieldsIn(useParams())} />;
}
