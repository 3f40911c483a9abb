import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { RECORDS } from "~/domain/records/all-records.server";
import { confirmationSchema } from "~/domain/translations/confirmation-schema";
import { NotConfirmed } from "~/domain/translations/not-confirmed";
import { searchWordsOf, translationFilterFrom } from "~/domain/translations/translation-filter";
import { invalid, readForm } from "~/http/read-form.server";
import { answerConfirmation } from "~/http/record-answers.server";
import { requireRecordPermission } from "~/http/record-guard.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Übersetzungen");

/** Nothing to load: this page is seen when nothing was marked, or by who comes back to it from the login. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRecordPermission(request, "update", params.noun);
  return {};
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { noun, user } = await requireRecordPermission(request, "update", params.noun);
  const form = await readForm(request, confirmationSchema);
  if (!form.ok) return invalid(form.reply);
  const { view, ...confirmed } = form.value;
  const confirmation = { id: params.id ?? "", by: user.adminUserId, ...confirmed };
  const filter = translationFilterFrom(new URLSearchParams(view));
  return answerConfirmation(() => RECORDS[noun].confirmTranslation(confirmation), paths.admin.translations.list(searchWordsOf(filter)));
}

export default function ConfirmTranslation() {
  return <NotConfirmed answer={useActionData<typeof action>()} listUrl={paths.admin.translations.list()} />;
}
