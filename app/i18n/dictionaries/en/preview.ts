import type { Dictionary } from "../dictionary";

export const preview: Dictionary["preview"] = {
  banner: "Preview – not published",
  until: "This link is valid until {{time}}.",
  end: "End the preview",
  over: {
    title: "This preview has ended",
    text: "The link has expired or been withdrawn, or its draft has since been published, discarded or deleted. You are now seeing the website as everyone else does.",
    button: "Go to the website",
  },
};
