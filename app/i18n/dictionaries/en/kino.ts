import type { Dictionary } from "../dictionary";

export const kino: Dictionary["kino"] = {
  title: "Screen, sound and stage under one roof",
  subtitle: "Film production in Mallorca",
  intro:
    "Feature film, campaign or live event: you deal with one team that writes, plans, shoots, edits and publishes. That keeps the idea intact from treatment to opening night.",
  services: {
    title: "What we produce for you",
    intro: "Our main services, individually or as a complete production.",
    loading: "Loading services...",
    error: "Loading failed",
    empty: "We are currently updating our services. Please ask us directly.",
    podcastCrew: "Podcast Crew",
  },
  additional: {
    title: "And everything that goes with it",
    intro: "Additional services that slot into any project.",
  },
  areas: {
    title: "Our specialities",
    items: {
      mallorca_kino: {
        title: "Mallorca Cinema",
        subtitle: "Films from the island, made for the big screen",
        description:
          "We develop features and documentaries from Mallorcan stories, support international productions on location, and take the result to where cinema is at its best: a full house.",
      },
      podcast: {
        title: "Podcast",
        subtitle: "Conversations that stay with you",
        description:
          "From concept to release: we find the format and the voice, record in the studio or on the road, and deliver every episode edited, mixed and complete with show notes.",
      },
      radio: {
        title: "Radio",
        subtitle: "Programmes with sound and substance",
        description:
          "Magazine shows, reports and spots for stations on the island and the mainland: carefully researched, voiced in three languages and ready for air.",
      },
      media_web: {
        title: "Media & Web",
        subtitle: "Content for every screen",
        description:
          "Short formats, campaign films and photo series that work as well on a phone as on the big screen. With edits and subtitles for every channel.",
      },
      mallorca_events: {
        title: "Mallorca Events",
        subtitle: "Events people talk about",
        description:
          "Premieres, open-air cinema, company parties and cultural series: we take care of concept, technical production, hosts and permits, and film the evening while we are at it.",
      },
    },
  },
  process: {
    title: "Four steps to the finished production",
    intro: "You always know where your project stands and what comes next.",
    steps: [
      {
        number: "01",
        title: "Development",
        description:
          "We sharpen the idea, write the treatment and script, clear the rights and tell you honestly what the project will cost.",
      },
      {
        number: "02",
        title: "Pre-production",
        description:
          "Locations, cast, crew, permits, schedule: by the first clap of the slate, every hour has been thought through.",
      },
      {
        number: "03",
        title: "Production",
        description:
          "We shoot with a small team or a large one, always with calm on set. You see the dailies and have your say.",
      },
      {
        number: "04",
        title: "Post-production",
        description:
          "Editing, colour, sound, music, subtitles. The result: versions for cinema, broadcast and web, checked and archived.",
      },
    ],
  },
  portfolio: {
    title: "Selected projects",
    intro: "A small selection of films, shows and events from recent years.",
    loading: "Loading projects...",
    error: "Loading failed",
    empty: "We are currently putting together a new selection of projects.",
    visit: "View project",
    all: "All projects",
  },
  project: {
    facts: { label: "About the project", kind: "Type", role: "Our role", length: "Length", year: "Year", occasion: "Festival or client" },
    video: "Watch the film",
    gallery: "Pictures",
    credits: "Credits",
    next: "Next project",
  },
  cta: {
    title: "Do you have a story for us?",
    text: "Send us two sentences or two hundred pages. We will come back with honest questions and a first proposal.",
    button: "Discuss your project",
  },
  teaser: {
    eyebrow: "Services",
    title: "What we produce",
    text: "Four specialities, and one team that brings them together.",
    cta: "All services",
  },
};
