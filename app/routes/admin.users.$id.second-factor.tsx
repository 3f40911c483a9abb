import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { takeAwaySchema } from "~/domain/people/second-factor/second-factor-schemas";
import { findFactorOf } from "~/domain/people/second-factor/second-factors.server";
import { takeSecondFactorAway } from "~/domain/people/second-factor/factor-changes.server";
import { TakeAwayPage } from "~/domain/people/second-factor/second-factors-overview";
import { changedMeanwhile } from "~/http/conflict.server";
import { notFound } from "~/http/answers";
import { orReturnForm } from "~/http/faults.server";
import { requireAdmin, requireFound } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zweiten Faktor wegnehmen", failure: "Fehler beim Laden der Benutzer" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  leadOwnerAway(user, params.id);
  return requireFound(await findFactorOf(params.id ?? ""));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireAdmin(request);
  leadOwnerAway(user, params.id);
  const form = await readForm(request, takeAwaySchema);
  if (!form.ok) return invalid(form.reply);
  const taking = { adminUserId: params.id ?? "", factorId: form.value.factor, by: user.adminUserId };
  const result = await orReturnForm(request, () => takeSecondFactorAway(taking));
  if (result.ok) {
    const text = `${result.name} meldet sich wieder ohne zweiten Faktor an. Alle Sitzungen dieser Person wurden beendet.`;
    return redirectWithNotice(paths.admin.secondFactor.all, { kind: "success", text });
  }
  if (result.reason === "missing") throw notFound();
  return changedMeanwhile();
}

export default function TakeSecondFactorAway() {
  return <TakeAwayPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

/** One's own needs password and code, because a session may be stolen. */
function leadOwnerAway({ adminUserId }: CurrentUser, id: string | undefined) {
  if (adminUserId === id) throw redirect(paths.admin.secondFactor.own, 303);
}
