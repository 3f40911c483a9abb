import type { ClosedGate } from "./gate-state";
import { LoginForm } from "./login-form";
import { SetupForm } from "./setup-form";

/** What stands at /admin for someone without a session. */
export function Gate({ gate }: { gate: ClosedGate }) {
  return gate.state === "setup" ? <SetupForm asksForCode={gate.asksForCode} /> : <LoginForm />;
}
