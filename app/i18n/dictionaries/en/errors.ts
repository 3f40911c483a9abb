import type { Dictionary } from "../dictionary";

export const errors: Dictionary["errors"] = {
  badRequest: {
    title: "We did not understand this request",
    text: "Something in the address or the form was incomplete. Please go back and try again.",
  },
  forbidden: {
    title: "This request was not accepted",
    text: "It did not come from our own site. Please open the page again and try once more.",
  },
  notFound: {
    title: "This scene does not exist",
    text: "The page was moved, left on the cutting-room floor or never shot. Perhaps you will find what you are looking for here.",
  },
  methodNotAllowed: {
    title: "Nothing can be sent to this page",
    text: "This page can only be opened. Nothing was saved. Please go back, reload the page and try again.",
  },
  tooLarge: {
    title: "That was too much at once",
    text: "A form may hold 256 KB of text at most. Nothing was saved. Please go back, shorten your text and try again.",
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
    text: "The website is briefly unavailable. Please try again in a minute.",
  },
  toHome: "Go to the home page",
  requestId: "Reference:",
  toContact: "Get in touch",
};
