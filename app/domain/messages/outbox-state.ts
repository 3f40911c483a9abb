/** What waits to be sent. `failed` were refused, or have failed at least once and will be tried again. */
export type OutboxState = { hasProvider: boolean; waiting: number; failed: number; leased: number };
