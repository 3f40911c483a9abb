/** Named policies for Cache-Control; a response says which one it wants. */
export const CACHE = {
  /** Public pages: kept by the front until the content changes; browsers ask each time and mostly hear 304. */
  page: "public, max-age=0, must-revalidate",
  /** Pictures under a name that is never used twice. */
  media: "public, max-age=31536000, immutable",
  /** Feeds of addresses for robots. */
  robots: "public, max-age=3600",
  /** Public pages with drafts in them. */
  preview: "private, no-store",
  /** What belongs to one person, or shows a fault that may be over in a second. */
  never: "no-store",
} as const;
