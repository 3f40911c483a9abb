import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { enrolmentOf, newEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { RecoveryCodeList, SecondFactorSetup, SecondFactorState } from "~/domain/people/second-factor/own-second-factor";
import { findSecondFactor } from "~/domain/people/second-factor/second-factors.server";
import { CACHE, neverCached } from "~/http/answers";
import { takeRecoveryCodes } from "~/http/shown-once.server";
import { requireSignedIn } from "~/http/guard.server";
import { answerSwitchOn } from "~/http/second-factor-answers.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zweiter Faktor", failure: "Fehler beim Laden des zweiten Faktors" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireSignedIn(request);
  const factor = await findSecondFactor(user.id);
  if (factor === null) {
    const enrolment = await enrolmentOf(newEnrolmentToken(user.id), user.email);
    return data({ enrolment, isOwed: user.owesSecondFactor }, neverCached(200));
  }
  const { codes, headers } = await takeRecoveryCodes(request, user.id);
  headers.set("Cache-Control", CACHE.never);
  return data({ enrolment: null, factor, codes, email: user.email }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  return answerSwitchOn(request, await requireSignedIn(request));
}

export default function SecondFactor() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader
        title="Zweiter Faktor"
        lead="Zum Passwort kommt ein Code aus einer App: Wer nur Ihr Passwort kennt, kommt nicht hinein."
        back={found.enrolment && found.isOwed ? undefined : { url: paths.admin.account.show, text: "Mein Konto" }}
      />
      {found.enrolment ? (
        <SecondFactorSetup enrolment={answer?.enrolment ?? found.enrolment} isOwed={found.isOwed} reply={answer?.reply} />
      ) : (
        <div className="stack">
          {found.codes ? <RecoveryCodeList codes={found.codes} email={found.email} /> : null}
          <SecondFactorState since={found.factor.since} codesLeft={found.factor.codesLeft} />
        </div>
      )}
    </>
  );
}
