import type { Dictionary } from "../dictionary";

export const areas: Dictionary["areas"] = {
  about: "What it is about",
  more: "More about {{area}}",
  contact: "Get in touch",
  allServices: "All services",
  texts: {
    mallorca_kino: {
      hero_text:
        "From the first page to the end credits: we tell stories that could only happen here, and bring them to the big screen.",
      services_intro: "Four ways in which we make a film with you. You can join at any point.",
      cta_text: "Send us a synopsis, a script or an idea on a napkin. We read everything and answer honestly.",
    },
    podcast: {
      hero_text: "In English, Spanish and German, for everyone who has a story to tell.",
      services_intro: "Each building block has a fixed price.",
      cta_text: "The first conversation is free.",
    },
    radio: {
      hero_text:
        "We make radio that keeps you in the car although you arrived long ago: magazines, reports, audio features and spots.",
      services_intro: "From a single minute to a weekly show, mixed and delivered the way your station wants it.",
      cta_text: "Tell us the slot and the length. You get a concept and something to listen to.",
    },
    media_web: {
      hero_text:
        "One shoot, many versions: we plan from the start where your pictures will run, and deliver them the way each channel needs them.",
      services_intro: "For a single campaign, or at your side throughout the year.",
      cta_text: "Tell us whom you want to reach. We suggest formats that suit you and your budget.",
    },
    mallorca_events: {
      hero_text:
        "Light, sound and a dramaturgy that holds until the last glass: we build evenings that guests still talk about a year later.",
      services_intro: "Directing the whole evening or as the calm hand behind it, in halls, on fincas and under the open sky.",
      cta_text: "Tell us the occasion, the month and roughly how many guests. We come back with places, a running order and a price.",
    },
  },
  pages: {
    mallorca_kino: {
      services: {
        title: "What we do for cinema",
        items: [
          { title: "Our own stories", description: "We develop features and documentaries with writers from the island, from the treatment to the shooting script." },
          { title: "Service for productions", description: "Crew, equipment, permits and accommodation for teams who shoot on Mallorca. One person to talk to about all of it." },
          { title: "Post-production", description: "Editing, grading, mix and subtitles up to the finished cinema copy, approved in a real auditorium." },
          { title: "Onto the screen", description: "Festival submissions, talks with distributors and opening nights, on the island and on the mainland." },
        ],
      },
      cta: { title: "Which film is still missing?" },
    },
    radio: {
      services: {
        title: "What we make for radio",
        items: [
          { title: "Magazines and shows", description: "Editing, hosting and technology for whole stretches of programme, live from our studio if you like." },
          { title: "Reports", description: "Stories with original sound: on the fishing boat, among almond blossom, in the chamber. Researched and double-checked." },
          { title: "Spots", description: "Copy, voices, music and mix from a single source, recorded in three languages with native speakers." },
          { title: "Audio features", description: "Series and features that take their time. With music of their own and a feeling for silence." },
        ],
      },
      cta: { title: "When do we go on air?" },
    },
    media_web: {
      services: {
        title: "What goes on your screens",
        items: [
          { title: "Short formats", description: "Series for social networks with a hand of their own, shot in one day and planned for a month." },
          { title: "Campaign films", description: "One main film and everything that can be cut from it: tall, wide, square, clear with and without sound." },
          { title: "Picture series", description: "Photography from the same set as the film, so that website, press and poster show the same world." },
          { title: "Subtitles and versions", description: "English, Spanish and German, with accessible subtitles and packed the right way for every channel." },
        ],
      },
      cta: { title: "Where should your pictures run?" },
    },
    mallorca_events: {
      services: {
        title: "What we bring to the stage",
        items: [
          { title: "Premieres and open-air cinema", description: "Screen, projection, seating and running order, from a courtyard with forty chairs to the beach." },
          { title: "Company celebrations", description: "A thread instead of a list of items: we write the evening like a play and direct it." },
          { title: "Cultural series", description: "Readings, concerts and talks over a whole season, with partners, press and ticket sales." },
          { title: "Hosts and recording", description: "Hosts in three languages, cameras at the side, and a film on the next morning." },
        ],
      },
      cta: { title: "What is there to celebrate?" },
    },
  },
};
