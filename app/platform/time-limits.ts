/**
 * In milliseconds. Those of the database keep a promise together: whoever asks for a page or sends a form has an answer
 * within five seconds, and what works again is used again within five. A server beside ours has ten (decision 031).
 */
export const TIME_LIMITS = {
  /** Until a new connection, or one of those that are in use, is there. */
  connect: 1_500,
  /** Until Postgres itself ends a statement, which mostly waits for a lock then: its connection stays good. */
  statement: 3_300,
  /** Until a statement that nobody answers has lost its connection. Later than Postgres ends it by itself. */
  answer: 3_400,
  /** Until Postgres takes the locks from a transaction whose program has vanished. */
  idleInTransaction: 3_000,
  /** Until a connection on which nothing is said is looked after by the operating system. */
  keepAlive: 5_000,
  /** For all that one request asks the database, waiting in queues included. */
  request: 3_500,
  /** For the search and the overview of translations, which read all that there is; a database that is gone ends them after one question. */
  wholeTables: 20_000,
  /** For writing what a file of translations says, or making all drafts live: a part at a time, between which others write. */
  manyWrites: 120_000,
  /** Of the time of a request, what a change leaves to the page that says that it was not saved. */
  pageAfterChange: 1_000,
  /** For one question of the front, which comes before all that the request asks. */
  front: 1_000,
  /** For an answer about our health. Below the `timeout` of its check in fly.toml. */
  health: 2_500,
  /** Until a page whose rendering has failed is tried again; meanwhile its last good copy is shown. */
  pageRetry: 5_000,
  /** For requests that run when the process is to end. */
  lastRequests: 8_000,
  /** For the end of the process, whatever hangs. Below the `kill_timeout` of fly.toml. */
  stop: 10_000,
  /** Until a server beside ours - the bucket, the server of mail - has taken a connection. */
  neighbourConnect: 5_000,
  /** For one answer of such a server, from the connection to its end. */
  neighbour: 10_000,
  /** For what the provider of the contact form may take: its sender waits for it. */
  provider: 5_000,
  /** How long a server beside ours is left alone that was late, before one question tries it again. */
  neighbourPause: 5_000,
  /** For files that are to go with what is deleted; what takes longer goes on in the background. */
  removal: 1_000,
  /** Between two lines of the log about a database, or a server beside ours, that stays away. */
  sameFault: 60_000,
} as const;
