import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageTextForm } from "~/domain/texts/text-form";
import { listUrlOf, placeInList } from "~/domain/texts/text-links";
import { fullNameOfText, placeAt, screenOfPage } from "~/domain/texts/text-labels";
import { problemsIn, textsSchema } from "~/domain/texts/text-schema";
import { saveText } from "~/domain/texts/save-text.server";
import { TextScreen } from "~/domain/texts/text-screen";
import { savedText } from "~/domain/record/record-notices";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm, refuse } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { openText } from "~/http/text-form.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Text bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "pages");
  return openText(request, user, { place: placeIn(params), extent: "all" });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "pages");
  const place = placeIn(params);
  const read = await readForm(request, textsSchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  const problems = problemsIn(place, form);
  if (Object.keys(problems).length > 0) return invalid(refuse(read.reply, problems));
  return answerSave(request, () => saveText({ place, extent: "all", form, version, by }), {
    listUrl: listUrlOf(place),
    saved: () => ({ text: savedText(fullNameOfText(place)), screen: screenOfPage(place.page) }),
    failed: "Fehler beim Speichern",
    reply: read.reply,
    values: form,
    mayCreate: false,
  });
}

function placeIn({ page = "", section = "" }: Record<string, string | undefined>) {
  const place = placeAt("pages", page.toLowerCase(), section.toLowerCase());
  if (place === null) throw notFound();
  return place;
}

export default function EditPageText() {
  const { word, values, isRestored, isTableMissing, draft } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <TextScreen
      place={word}
      draft={draft}
      listUrl={placeInList(word)}
      isTableMissing={isTableMissing}
      answer={answer}
      form={(reply) => <PageTextForm word={word} values={values} isRestored={isRestored} reply={reply} />}
    />
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Seiteninhalte" homeUrl={paths.admin.home} />;
}
