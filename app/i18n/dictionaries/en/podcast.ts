import type { Dictionary } from "../dictionary";

export const podcast: Dictionary["podcast"] = {
  topics: ["Concept", "Recording", "Editing", "Publishing"],
  eyebrows: { services: "What we do", crew: "Voices" },
  content: {
    hero: {
      title: "Podcasts people finish",
      subtitle:
        "We develop, produce and publish your podcast: in our studio in Platja de Palma, or with a mobile kit, right where your story takes place.",
      cta_services: "See the services",
      cta_crew: "Meet the crew",
    },
    services: {
      title: "Our podcast services",
      subtitle: "Six modules, individually or as a complete production. You decide what you want to do yourself.",
      services: [
        {
          title: "Concept and format",
          description: "Before we record, we know who it is for and why. The result is a format that can carry a great many episodes.",
          features: ["Audience and positioning", "Name, tone and length", "Editorial plan for the first season"],
        },
        {
          title: "Studio recording",
          description: "A quiet room, good microphones and someone who looks after the sound, so that you can focus on the conversation.",
          features: ["Up to four guests at the table", "Remote guests", "With cameras if you like"],
        },
        {
          title: "Mobile production",
          description: "We come to you with a lightweight kit: to the finca, the harbour, the trade fair or the workshop.",
          features: ["Recording anywhere on the island", "Ambience and location sound", "Live podcast in front of an audience"],
        },
        {
          title: "Editing and sound design",
          description: "We cut until it flows and give the episode its sound: music, transitions and a mix that holds up even in the car.",
          features: ["Content editing", "Your own theme tune", "Mixed to broadcast standards"],
        },
        {
          title: "Publishing",
          description: "Every episode comes out on time on all major platforms, with description, chapters and cover art.",
          features: ["Hosting and feed", "Show notes and chapter markers", "Transcript in three languages"],
        },
        {
          title: "Reach and analysis",
          description: "We get your episodes noticed and show you in plain words what people listen to and what they skip.",
          features: ["Clips for social media", "Guest and partner outreach", "Quarterly report with recommendations"],
        },
      ],
    },
    crew: {
      title: "The podcast crew",
      subtitle: "The voices, ears and minds that get your episode on air.",
    },
    cta: {
      title: "Ready for the first episode?",
      subtitle: "Tell us about your idea. After the first conversation you will know what it takes and what it costs.",
      cta_contact: "Get in touch",
      cta_services: "All services",
    },
  },
  crewLoading: "Loading crew members...",
  crewEmpty: "We are currently putting the podcast crew together.",
  error: {
    title: "Database error",
    connection: "The connection to the database failed",
    initialization: "Initialisation failed",
    loading: "Loading failed",
  },
};
