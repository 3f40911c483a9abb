import type { Dictionary } from "../dictionary";

export const team: Dictionary["team"] = {
  eyebrow: "Team",
  title: "The people behind the pictures",
  intro:
    "No film is made alone. These are the people at Calima Media who test ideas, carry cameras, open microphones and unlock doors.",
  loading: "Loading team members...",
  empty: "Team members are being loaded",
  error: "Team members could not be loaded",
  errorHint: "Please reload the page in a moment.",
  contactLabel: "Contact and social media: {{name}}",
  emailLabel: "Email {{name}}",
  linkedinLabel: "{{name}} on LinkedIn",
  facebookLabel: "{{name}} on Facebook",
  instagramLabel: "{{name}} on Instagram",
  international: {
    eyebrow: "Experience",
    title: "A team from four countries",
    text: "We come from Palma, Hamburg, Gothenburg and Lagos and work in English, Spanish, Catalan and German. For large productions we draw on a network of experienced colleagues all over Europe.",
    stats: [
      { key: "experience", value: "15+", label: "Years of experience" },
      { key: "projects", value: "50+", label: "Completed projects" },
    ],
  },
  join: {
    title: "Join the team",
    text: "Do you write, shoot, edit, mix or organise? We are always looking for people with a distinctive style. Send us your portfolio with three pieces of work you are proud of.",
    button: "Submit your portfolio",
    mailSubject: "Portfolio for Calima Media",
  },
  teaser: {
    eyebrow: "Team",
    title: "Faces you will get to know",
    text: "Three of the people who will look after your project.",
    cta: "Meet the whole team",
  },
};
