import type { Dictionary } from "../dictionary";

export const cookies: Dictionary["cookies"] = {
  banner: {
    title: "We use cookies",
    text: "Some cookies are needed to make this website work. Others help us improve it and are only used if you allow them.",
  },
  settings: {
    title: "Cookie settings",
    text: "You decide which kinds of cookies we may use. You can change your choice at any time under “Cookie settings” at the end of every page.",
  },
  persistence: "Your choice is kept after you close your browser and takes effect immediately.",
  acceptAll: "Accept all",
  declineAll: "Decline all",
  customize: "Customise settings",
  save: "Save choice",
  close: "Close without saving",
  privacyLink: "More in the privacy policy",
  saved: "Your choice has been saved.",
  alwaysActive: "Always active",
  categories: {
    necessary: {
      title: "Necessary",
      description: "Remember your language and your cookie choice. Without them the website does not work properly.",
    },
    analytics: {
      title: "Statistics",
      description: "Show us which pages are visited so that we can improve them.",
    },
    marketing: {
      title: "Marketing",
      description: "Allow videos and advertising from other providers that may recognise your visit.",
    },
    preferences: {
      title: "Convenience",
      description: "Allow maps from other providers and remember what you prefer.",
    },
  },
};
