import type { Dictionary } from "../dictionary";

export const podcast: Dictionary["podcast"] = {
  topics: ["Concept", "Recording", "Editing", "Publishing"],
  content: {
    hero: {
      title: "Podcasts people listen to until the end",
      subtitle:
        "We develop, produce and publish your podcast: in our studio at Platja de Palma, or with mobile equipment right where your story happens.",
      cta_services: "See the services",
      cta_crew: "Meet the crew",
    },
    services: {
      title: "Our podcast services",
      subtitle: "Six building blocks, one at a time or as a complete production. You decide what you want to do yourself.",
      services: [
        {
          title: "Concept and format",
          description: "Before we record, we know for whom and why. The result is a format that carries many episodes.",
          features: ["Audience and positioning", "Name, tone and length", "Editorial plan for the first season"],
        },
        {
          title: "Studio recording",
          description: "A quiet room, good microphones and someone who looks after the sound, so that you can give yourself to the conversation.",
          features: ["Up to four guests at the table", "Remote guests", "With cameras if you like"],
        },
        {
          title: "Mobile production",
          description: "We come to you with light equipment: to the finca, the harbour, the trade fair or the workshop.",
          features: ["Recording anywhere on the island", "Atmospheres and original sound", "Live podcast in front of an audience"],
        },
        {
          title: "Editing and sound design",
          description: "We cut until it flows and give the episode its sound: music, transitions and a mix that holds up in the car.",
          features: ["Editorial cut", "A theme tune of your own", "Mixed to broadcast standards"],
        },
        {
          title: "Publishing",
          description: "Every episode appears on time on all major platforms, with description, chapters and cover picture.",
          features: ["Hosting and feed", "Texts and chapter marks", "Transcript in three languages"],
        },
        {
          title: "Reach and analysis",
          description: "We make your episodes visible and show you in plain words what is listened to and what is not.",
          features: ["Clips for social networks", "Finding guests and partners", "Quarterly report with recommendations"],
        },
      ],
    },
    crew: {
      title: "The podcast crew",
      subtitle: "Voices, ears and minds that bring your episode on air.",
    },
    cta: {
      title: "Ready for the first episode?",
      subtitle: "Tell us about your idea. After the first conversation you will know what it takes and what it costs.",
      cta_contact: "Get in touch",
      cta_services: "All services",
    },
  },
  crewLoading: "Loading crew members...",
  crewEmpty: "The podcast crew is just being put together.",
  error: {
    title: "Database error",
    connection: "The connection to the database failed",
    initialization: "Initialisation failed",
    loading: "Loading failed",
  },
};
