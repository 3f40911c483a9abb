import { pino } from "pino";

/** The front's own voice. Requests are not logged: they are the business of the proxy, and of visitors. */
export const log = pino({ base: null });
