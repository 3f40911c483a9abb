import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ADMIN_ROLE } from "~/domain/people/access/permissions";
import { RulePanel, SecondFactorsTable } from "~/domain/people/second-factor/second-factors-overview";
import { isSecondFactorRequired, saveSecondFactorRule } from "~/domain/people/access/second-factor-rule.server";
import { ruleSchema } from "~/domain/people/second-factor/second-factor-schemas";
import { listSecondFactors } from "~/domain/people/second-factor/second-factors.server";
import { orReturnForm } from "~/http/faults.server";
import { requireAdmin, requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zweiter Faktor der Benutzer", failure: "Fehler beim Laden der Benutzer" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "users");
  const [people, isRequired] = await Promise.all([listSecondFactors(), isSecondFactorRequired()]);
  return { people, isRequired, ownId: user.adminUserId, mayUpdate: user.roleName === ADMIN_ROLE };
}

/** The form contains the new state, not a toggle, so that sending it twice changes nothing. */
export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requireAdmin(request);
  const form = await readForm(request, ruleSchema);
  if (!form.ok) return invalid(form.reply);
  const isRequired = form.value.required === "true";
  await orReturnForm(request, () => saveSecondFactorRule({ isRequired, by }));
  const text = isRequired ? "Administratoren brauchen ab sofort einen zweiten Faktor." : "Administratoren dürfen sich wieder ohne zweiten Faktor anmelden.";
  return redirectWithNotice(paths.admin.secondFactor.all, { kind: "success", text });
}

export default function SecondFactors() {
  const { people, ...found } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Zweiter Faktor der Benutzer"
        lead="Wer sich mit Passwort und Code anmeldet, und ob Administratoren es müssen."
        back={{ url: paths.admin.users.list(), text: "Benutzer" }}
      />
      <div className="stack">
        <RulePanel isRequired={found.isRequired} mayUpdate={found.mayUpdate} />
        <SecondFactorsTable people={people} ownId={found.ownId} mayUpdate={found.mayUpdate} />
      </div>
    </>
  );
}
