import { type HeadersFunction, redirect } from "@remix-run/node";
import { FIRST_STEP } from "~/domain/company/first-run";
import { SetupDone } from "~/domain/people/access/gate-page";
import { isSetupComplete } from "~/domain/people/access/setup.server";
import { paths } from "~/paths";
import { gateScreen } from "~/ui/admin/route-error";

const SECONDS = 2;

export const { meta, ErrorBoundary } = gateScreen({ title: "Einrichtung abgeschlossen", failure: "Setup fehlgeschlagen" });

export const headers: HeadersFunction = () => ({ Refresh: `${SECONDS.toString()}; url=${FIRST_STEP}` });

export async function loader() {
  if (!(await isSetupComplete())) throw redirect(paths.admin.setup);
  return null;
}

export default function SetupIsDone() {
  return <SetupDone seconds={SECONDS} />;
}
