/**
 * Milliseconds. Together, those of the database keep the promise that every page and form is answered within five
 * seconds, and that a recovered database is used within five. Other servers have ten (decision 031).
 */
export const TIME_LIMITS = {
  /** For a connection from the pool. */
  connect: 1_500,
  /** Postgres ends the statement, mostly one that waits for a lock: the connection stays good. */
  statement: 3_300,
  /** Gives up the connection. Later than `statement`, which keeps it. */
  answer: 3_400,
  /** Until Postgres frees the locks of a vanished program. */
  idleInTransaction: 3_000,
  /** Until the operating system probes a silent connection. */
  keepAlive: 5_000,
  /** For all queries of a request, with waiting in queues. */
  request: 3_500,
  /** For reading whole tables; a database that is gone ends it after one query. */
  wholeTables: 20_000,
  /** For imports of translations and publishing all drafts, in parts between which others write. */
  manyWrites: 120_000,
  /** What a change leaves of a request's time, for the page that says that it was not saved. */
  pageAfterChange: 1_000,
  /** For a query of the front, before those of the request. */
  front: 1_000,
  /** For /health. Below the check's `timeout` in fly.toml. */
  health: 2_500,
  /** Until a failed page is rendered again; its last good copy is shown meanwhile. */
  pageRetry: 5_000,
  /** For running requests when the process stops. */
  lastRequests: 8_000,
  /** For the whole stop. Below `kill_timeout` in fly.toml. */
  stop: 10_000,
  /** For a connection to the bucket or the mail server. */
  neighbourConnect: 5_000,
  /** For one answer of theirs, with the connection. */
  neighbour: 10_000,
  /** For the contact form's provider: the sender waits. */
  provider: 5_000,
  /** How long a server that was late is left alone. */
  neighbourPause: 5_000,
  /** For removing files; what takes longer goes on in the background. */
  removal: 1_000,
  /** Between two lines of the log about one outage. */
  sameFault: 60_000,
} as const;
