/** How the progress of an upload is shown: in percent, as the specification of the administration says (section 4). */
export const UPLOAD_STEPS = { checked: 20, sending: 40, rise: 10, riseEveryMs: 200, almost: 90, done: 100 } as const;
