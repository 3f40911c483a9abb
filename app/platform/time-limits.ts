/**
 * Milliseconds. The limits of the database together keep this promise: every page and form is answered within five
 * seconds, and a recovered database is used within five. Other servers have ten (decision 031).
 */
export const TIME_LIMITS = {
  /** For getting a connection from the pool. */
  connect: 1_500,
  /** Postgres then cancels the statement, which usually waits for a lock. The connection stays usable. */
  statement: 3_300,
  /** Then the connection is closed. Later than `statement`, which keeps the connection. */
  answer: 3_400,
  /** Then Postgres frees the locks of a program that vanished. */
  idleInTransaction: 3_000,
  /** Then the operating system tests a silent connection. */
  keepAlive: 5_000,
  /** For all queries of a request, including waiting in queues. */
  request: 3_500,
  /** For reading whole tables. If the database is away, the first query ends it. */
  wholeTables: 20_000,
  /** For importing translations and publishing all drafts, in parts between which others write. */
  manyWrites: 120_000,
  /** What a change leaves for the page that says that it was not saved. */
  pageAfterChange: 1_000,
  /** For a query of the front, which comes before those of the request. */
  front: 1_000,
  /** For /health. Less than the check's `timeout` in fly.toml. */
  health: 2_500,
  /** Until a failed page is rendered again; visitors get its last good copy meanwhile. */
  pageRetry: 5_000,
  /** For running requests when the process stops. */
  lastRequests: 8_000,
  /** For stopping in all. Less than `kill_timeout` in fly.toml. */
  stop: 10_000,
  /** For a connection to the bucket or the mail server. */
  neighbourConnect: 5_000,
  /** For one answer of these servers, including the connection. */
  neighbour: 10_000,
  /** For the contact form's provider, because the sender waits. */
  provider: 5_000,
  /** How long a server gets no requests after a late answer. */
  neighbourPause: 5_000,
  /** For removing files; slower removals continue in the background. */
  removal: 1_000,
  /** For a backup's wait for a table that a migration or another program has locked. */
  backupLock: 60_000,
  /** Between two log lines about the same outage. */
  sameFault: 60_000,
} as const;

export async function inTime<Result>(work: Promise<Result>, milliseconds: number, tooLate: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), milliseconds);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
