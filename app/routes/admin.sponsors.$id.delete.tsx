import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeletionPage } from "~/domain/record/deletion-page";
import { deletionSchema } from "~/domain/record/post-schemas";
import { deletedText } from "~/domain/record/record-notices";
import { findSponsor } from "~/domain/sponsors/find-sponsor.server";
import { deleteSponsor } from "~/domain/sponsors/save-sponsor.server";
import { SPONSOR_NOT_DELETED } from "~/domain/sponsors/sponsor-notices";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerDeletion } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Sponsor löschen");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePermission(request, "delete", "sponsors");
  const sponsor = await findSponsor(params.id ?? "");
  if (sponsor === null) throw notFound();
  const { name, version } = sponsor;
  return { name, version };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "sponsors");
  const form = await readForm(request, deletionSchema);
  if (!form.ok) return invalid(form.reply);
  const { version } = form.value;
  return answerDeletion(request, () => deleteSponsor({ id: params.id ?? "", version, by }), {
    listUrl: paths.admin.sponsors.list(),
    deleted: ({ name }) => deletedText(name),
    failed: SPONSOR_NOT_DELETED,
    reply: form.reply,
  });
}

export default function DeleteSponsor() {
  const { name, version } = useLoaderData<typeof loader>();
  const props = { version, answer: useActionData<typeof action>(), listUrl: paths.admin.sponsors.list() };
  return (
    <DeletionPage {...props} question={`Möchten Sie „${name}“ wirklich löschen?`}>
      <p>Der Sponsor verschwindet sofort von der Website und aus dieser Liste.</p>
    </DeletionPage>
  );
}
