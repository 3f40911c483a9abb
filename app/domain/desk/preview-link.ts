/** A link that shows drafts to whoever has it. Its address is shown once, when it is made. */
export type PreviewLink = { id: string; who: string; createdAt: Date; expiresAt: Date };

/** How long a link may show drafts, in hours. */
export const PREVIEW_HOURS = [1, 24, 72, 168] as const;
