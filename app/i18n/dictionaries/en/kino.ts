import type { Dictionary } from "../dictionary";

export const kino: Dictionary["kino"] = {
  eyebrow: "Services",
  title: "Screen, sound and stage from a single source",
  subtitle: "Film production on Mallorca",
  intro:
    "Feature film, campaign or live evening: you talk to one team that writes, plans, shoots, edits and publishes. That way the idea stays the same from treatment to opening night.",
  services: {
    title: "What we produce for you",
    intro: "Our main services, one at a time or as a complete production.",
    loading: "Loading services...",
    error: "Loading failed",
    empty: "We are just revising our services. Please ask us directly.",
    podcastCrew: "Podcast Crew",
  },
  additional: {
    title: "And everything that goes with it",
    intro: "Additional services that slot into any project.",
  },
  areas: {
    title: "Our fields",
    items: {
      mallorca_kino: {
        title: "Mallorca Cinema",
        subtitle: "Films from the island, made for the big screen",
        description:
          "We develop features and documentaries from Mallorcan stories, support international productions on location, and bring the result to where cinema is at its best: a full house.",
      },
      podcast: {
        title: "Podcast",
        subtitle: "Conversations that stay with you",
        description:
          "From concept to release: we find the format and the voice, record in the studio or on the road, and deliver every episode edited, mixed and described.",
      },
      radio: {
        title: "Radio",
        subtitle: "Programmes with sound and substance",
        description:
          "Magazines, reports and spots for stations on the island and the mainland: carefully researched, voiced in three languages and ready for air.",
      },
      media_web: {
        title: "Media & Web",
        subtitle: "Content for every screen",
        description:
          "Short formats, campaign films and picture series that work as well on a phone as on the big screen. With cuts and subtitles for every channel.",
      },
      mallorca_events: {
        title: "Mallorca Events",
        subtitle: "Evenings people talk about",
        description:
          "Premieres, open-air cinema, company celebrations and cultural series: we take care of dramaturgy, technology, hosts and permits, and document the evening while we are at it.",
      },
    },
  },
  process: {
    title: "Four steps to the finished work",
    intro: "You know at any time where your project stands and what comes next.",
    steps: [
      {
        number: "01",
        title: "Development",
        description:
          "We sharpen the idea, write treatment and script, clear the rights and calculate honestly what the project will cost.",
      },
      {
        number: "02",
        title: "Pre-production",
        description:
          "Locations, cast, crew, permits, schedule: by the time the first slate claps, every hour has been thought through.",
      },
      {
        number: "03",
        title: "Production",
        description:
          "We shoot with a small team or a large one, always with calm on set. You see dailies every day and have your say.",
      },
      {
        number: "04",
        title: "Post-production",
        description:
          "Editing, colour, sound, music, subtitles. In the end there are versions for cinema, broadcast and web, checked and archived.",
      },
    ],
  },
  portfolio: {
    title: "Selected projects",
    intro: "A small selection of films, shows and evenings from recent years.",
    loading: "Loading projects...",
    error: "Loading failed",
    empty: "We are just putting together a new selection of projects.",
    visit: "View project",
  },
  cta: {
    title: "Do you have a story for us?",
    text: "Send us two sentences or two hundred pages. We will come back with honest questions and a first way forward.",
    button: "Enquire about a project",
  },
  teaser: {
    eyebrow: "Services",
    title: "What we produce",
    text: "Four fields in which we are at home. And one team that connects them.",
    cta: "All services",
  },
};
