/** What the gate shows to someone without a session. */
export type ClosedGate = { state: "setup"; asksForCode: boolean } | { state: "login" };
