/** One browser in which a person is logged in. */
export type OwnSession = {
  /** The key of its row: names it, and opens nothing. */
  id: string;
  browser: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** The one that asks. */
  isCurrent: boolean;
};
