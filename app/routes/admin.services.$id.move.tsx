import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { NotMoved } from "~/domain/record/not-moved";
import { moveSchema } from "~/domain/record/post-schemas";
import { moveService } from "~/domain/services/save-service.server";
import { serviceFilterFrom } from "~/domain/services/listed-service";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerMove } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Reihenfolge");

/** Nothing to load: this page is seen when a step was not made, or by who comes back to it from the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "services");
  return {};
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "services");
  const form = await readForm(request, moveSchema);
  if (!form.ok) return invalid(form.reply);
  const { page, filter, ...step } = form.value;
  return answerMove(() => moveService({ id: params.id ?? "", by, ...step }), {
    listUrl: paths.admin.services.list(serviceFilterFrom(filter), page),
    said: ({ title }) => ({ name: title, screen: "services" }),
  });
}

export default function MoveService() {
  return <NotMoved answer={useActionData<typeof action>()} listUrl={paths.admin.services.list()} />;
}
