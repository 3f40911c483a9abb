import type { Dictionary } from "../dictionary";

export const areas: Dictionary["areas"] = {
  about: "What it’s about",
  more: "More about {{area}}",
  contact: "Get in touch",
  allServices: "All services",
  projects: "Our work in this field",
  people: "The people behind it",
  texts: {
    mallorca_kino: {
      hero_text:
        "From the first page to the end credits: we tell stories that could only happen here, and bring them to the big screen.",
      services_intro: "Four ways to make a film with us. Come on board at any stage.",
      cta_text: "Send us a synopsis, a script or an idea on a napkin. We read everything and give you an honest answer.",
    },
    podcast: {
      hero_text: "In English, Spanish and German, for anyone with a story to tell.",
      services_intro: "Each module comes at a fixed price.",
      cta_text: "The first consultation is free.",
    },
    radio: {
      hero_text:
        "We make radio that keeps you sitting in the car long after you have arrived: magazine shows, reports, audio features and spots.",
      services_intro: "From a single minute to a weekly show, mixed and delivered the way your station wants it.",
      cta_text: "Tell us your slot and running time. We will send you a concept and a sample to listen to.",
    },
    media_web: {
      hero_text:
        "One shoot, many versions: we plan from the start where your footage will run, and deliver it the way each channel needs it.",
      services_intro: "For a single campaign, or at your side throughout the year.",
      cta_text: "Tell us who you want to reach. We will suggest formats that suit you and your budget.",
    },
    mallorca_events: {
      hero_text:
        "Light, sound and a story that holds until the last glass is empty: we create evenings that guests are still talking about a year later.",
      services_intro: "Running the whole show or as a steady hand in the background: in halls, on fincas and under the open sky.",
      cta_text: "Tell us the occasion, the month and roughly how many guests. We will come back with venues, a running order and a price.",
    },
  },
  pages: {
    mallorca_kino: {
      services: {
        title: "What we do for cinema",
        items: [
          { title: "Our own stories", description: "We develop features and documentaries with writers from the island, from treatment to shooting script." },
          { title: "Production services", description: "Crew, equipment, permits and accommodation for teams shooting in Mallorca. One point of contact for everything." },
          { title: "Post-production", description: "Editing, grading, mixing and subtitles, all the way to the cinema master, approved in a real cinema." },
          { title: "To the big screen", description: "Festival submissions, meetings with distributors and premieres, on the island and on the mainland." },
        ],
      },
      cta: { title: "Which film is still waiting to be made?" },
    },
    radio: {
      services: {
        title: "What we make for radio",
        items: [
          { title: "Magazine shows and programmes", description: "Editorial work, presenting and engineering for entire programmes, live from our studio if you like." },
          { title: "Reports", description: "Stories recorded on location: on a fishing boat, under almond blossom, in the council chamber. Researched and fact-checked." },
          { title: "Spots", description: "Copy, voices, music and mix under one roof, recorded in three languages with native speakers." },
          { title: "Audio features", description: "Series and documentaries that take their time, with original music and a feel for silence." },
        ],
      },
      cta: { title: "When do we go on air?" },
    },
    media_web: {
      services: {
        title: "What we make for your channels",
        items: [
          { title: "Short formats", description: "Social media series with a distinctive style, shot in a day and planned for a month." },
          { title: "Campaign films", description: "One main film and everything that can be cut from it: vertical, horizontal, square, and just as clear with the sound off." },
          { title: "Photo series", description: "Photography from the same set as the film, so that website, press and posters show the same world." },
          { title: "Subtitles and versions", description: "English, Spanish and German, with accessible subtitles and the right format for every channel." },
        ],
      },
      cta: { title: "Where do you want to be seen?" },
    },
    mallorca_events: {
      services: {
        title: "What we bring to the stage",
        items: [
          { title: "Premieres and open-air cinema", description: "Screen, projection, seating and running order, from a courtyard with forty chairs to the beach." },
          { title: "Company parties", description: "A story instead of a list of items: we write the evening like a play, and direct it." },
          { title: "Cultural series", description: "Readings, concerts and talks throughout a season, including partners, press and ticket sales." },
          { title: "Hosts and recording", description: "Hosts in three languages, discreet cameras and a finished film the next morning." },
        ],
      },
      cta: { title: "What are you celebrating?" },
    },
  },
};
