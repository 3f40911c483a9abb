import type { Dictionary } from "../dictionary";

export const contact: Dictionary["contact"] = {
  eyebrow: "Contact",
  title: "Tell us about your project",
  intro: "One sentence is enough to start with. We read every message ourselves and reply in your language.",
  form: {
    title: "Write a message",
    name: "Name",
    email: "Email",
    subject: "Subject",
    message: "Message",
    allRequired: "All fields are required.",
    privacyHint: "How we use your details is explained in the privacy policy.",
    submit: "Send message",
    sending: "Sending...",
    leaveEmpty: "Please leave this field empty",
  },
  validation: {
    nameRequired: "Please enter your name.",
    emailRequired: "Please enter your email address.",
    emailInvalid: "Please enter a valid email address, for example name@example.com.",
    subjectRequired: "Please enter a subject.",
    messageRequired: "Please write us a message.",
    tooLong: "Please shorten this text to at most {{max}} characters.",
  },
  success: {
    title: "Message sent",
    message: "Thank you! Your message has been sent successfully. We will get back to you soon.",
  },
  error: {
    title: "Sending failed",
    message: "An error occurred. Please try again.",
    unknown: "An error occurred.",
    network: "A network error occurred.",
    retry: "Please try again.",
    away: "The database is not answering right now. What you entered is still here.",
    full: "Our storage is full. What you entered is still here.",
    retrying: "We will send your message automatically as soon as we can. If you change anything before then, please send it yourself.",
    waiting: "Your message is saved",
    stored: "Your message will still be delivered automatically, so there is no need to send it again.",
    tooMany: "You have sent several messages in a short time. Please try again in a few minutes.",
  },
  info: {
    title: "How to reach us",
    address: "Address",
    phone: "Phone",
    email: "Email",
    hours: "Opening hours",
    hoursText: "Monday to Friday 9:00-18:00",
  },
  map: {
    title: "Where we are",
    frameTitle: "Map: {{address}}",
    showDetails: "Show details",
    hideDetails: "Hide details",
    route: "Plan your route",
    open: "Open in Google Maps",
    consent: {
      text: "This map comes from {{host}}. Your browser only connects to it, and your IP address is only transmitted, once you load the map.",
      load: "Load map",
      remember: "Always load maps from now on",
    },
  },
  features: {
    title: "What you can expect",
    items: [
      {
        title: "Reply within 24 hours",
        description: "Write to us and you will hear back by the next day at the latest: from a person, not a machine.",
      },
      {
        title: "Free first consultation",
        description: "In a first conversation we go over the idea, the scope and the schedule. Free of charge and without obligation.",
      },
      {
        title: "Custom quote",
        description: "Nothing off the shelf: you receive an itemised quote in which every line is explained.",
      },
    ],
  },
};
