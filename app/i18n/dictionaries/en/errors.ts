import type { Dictionary } from "../dictionary";

export const errors: Dictionary["errors"] = {
  badRequest: {
    title: "We did not understand this request",
    text: "Something in the address or the form was incomplete. Please go back and try again.",
  },
  forbidden: {
    title: "This request was not accepted",
    text: "It did not come from our own site. Please open the page again and retry.",
  },
  notFound: {
    title: "This scene does not exist",
    text: "The page was moved, cut out or never shot. Perhaps you will find what you are looking for here.",
  },
  tooLarge: {
    title: "That was too much at once",
    text: "What you sent is larger than we can accept. Please shorten it and try again.",
  },
  tooManyRequests: {
    title: "One moment, please",
    text: "A great many requests came from your connection in a short time. Please try again in a few minutes.",
  },
  unexpected: {
    title: "Unexpected Application Error!",
    text: "Something went wrong on our side. The error has been recorded. Please reload the page.",
  },
  unavailable: {
    title: "We will be right back",
    text: "The website cannot be reached for a moment. Please try again in a minute.",
  },
  toHome: "To the home page",
  toContact: "Get in touch",
};
