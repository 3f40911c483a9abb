import type { ProjectSlug } from "~/domain/media/artwork-slugs";
import type { Translated } from "./record";

type PageTexts = Record<"story" | "role" | "running_time" | "occasion" | "credits", string>;

/** Texts of the project pages that the cards do not show. All people work at the company, and everything is invented. */
export const projectPages: Record<ProjectSlug, Translated<PageTexts>> = {
  "die-salzlinie": {
    story:
      "Jeden Morgen um fünf öffnet Joan die Schleuse, und das Meer läuft in die Becken. Bis zum Abend bleibt davon eine Linie, weiß und schmal, die es mit dem Rechen zu fangen gilt.\n\nGedreht wurde an 31 Tagen zwischen Mai und September, mit zwei Kameras und ohne zusätzliches Licht. Den Ton haben Mikrofone aufgenommen, die im Salz vergraben waren.",
    role: "Idee und Produktion",
    running_time: "94 Min.",
    occasion: "Eröffnungsfilm einer Filmwoche in Palma",
    credits: "Regie: Jonas Hartwig\nProduktion: Elena Marqués\nKamera und Farbe: Núria Ferragut\nTon: Tomas Lindqvist\nSounddesign: Mateo Brunner",
    es: {
      story:
        "Cada mañana a las cinco Joan abre la compuerta y el mar entra en las balsas. Al anochecer queda una línea, blanca y estrecha, que hay que atrapar con el rastrillo.\n\nSe rodó en 31 días entre mayo y septiembre, con dos cámaras y sin luz añadida. El sonido lo grabaron micrófonos enterrados en la sal.",
      role: "Idea y producción",
      running_time: "94 min",
      occasion: "Película inaugural de una semana de cine en Palma",
      credits: "Dirección: Jonas Hartwig\nProducción: Elena Marqués\nFotografía y color: Núria Ferragut\nSonido: Tomas Lindqvist\nDiseño de sonido: Mateo Brunner",
    },
    en: {
      story:
        "Every morning at five Joan opens the sluice and the sea runs into the ponds. By evening all that is left of it is a line, white and narrow, to be caught with the rake.\n\nIt was shot over 31 days between May and September, with two cameras and no added light. The sound was recorded by microphones buried in the salt.",
      role: "Concept and production",
      running_time: "94 min",
      occasion: "Opening film of a film week in Palma",
      credits: "Director: Jonas Hartwig\nProducer: Elena Marqués\nCamera and colour: Núria Ferragut\nSound: Tomas Lindqvist\nSound design: Mateo Brunner",
    },
  },
  "die-letzte-werft": {
    story:
      "Nach zwölf Jahren Funkstille stehen Marga und Francina vor einem Rumpf aus Kiefernholz, den ihr Vater nie zu Ende gebaut hat. Das Testament verlangt, dass sie ihn gemeinsam zu Wasser lassen.\n\nDas Boot im Film ist echt. Es wurde während der Dreharbeiten fertig, und die letzte Einstellung ist sein erster Tag auf dem Meer.",
    role: "Drehbuch und Produktion",
    running_time: "112 Min.",
    occasion: "Kinostart auf den Inseln und auf dem Festland",
    credits: "Regie: Jonas Hartwig\nProduktion: Elena Marqués\nBildgestaltung: Núria Ferragut\nTon und Mischung: Tomas Lindqvist\nSchnitt: Mateo Brunner",
    es: {
      story:
        "Tras doce años de silencio, Marga y Francina están ante un casco de madera de pino que su padre nunca terminó. El testamento exige que lo boten juntas.\n\nEl barco de la película es real. Se terminó durante el rodaje, y el último plano es su primer día en el mar.",
      role: "Guion y producción",
      running_time: "112 min",
      occasion: "Estreno en cines de las islas y de la península",
      credits: "Dirección: Jonas Hartwig\nProducción: Elena Marqués\nFotografía: Núria Ferragut\nSonido y mezcla: Tomas Lindqvist\nMontaje: Mateo Brunner",
    },
    en: {
      story:
        "After twelve years of silence Marga and Francina stand before a hull of pine that their father never finished. His will demands that they launch it together.\n\nThe boat in the film is real. It was finished during the shoot, and the last shot is its first day at sea.",
      role: "Screenplay and production",
      running_time: "112 min",
      occasion: "In cinemas on the islands and on the mainland",
      credits: "Director: Jonas Hartwig\nProducer: Elena Marqués\nCinematography: Núria Ferragut\nSound and mix: Tomas Lindqvist\nEditing: Mateo Brunner",
    },
  },
  "neun-winde": {
    story:
      "Neun Winde haben einen Namen auf der Insel, und jeder hat seine Leute: die Fischerin, die den Gregal am Geruch erkennt, den Müller, der seit Jahren auf den Mestral wartet, die Lotsin, die bei Llebeig nicht schläft.\n\nJede Folge gehört einem Wind und einem Menschen. Gedreht wurde nur, wenn er wirklich wehte.",
    role: "Entwicklung, Regie und Postproduktion",
    running_time: "9 × 45 Min.",
    occasion: "Für das Abendprogramm eines Inselsenders",
    credits: "Regie: Jonas Hartwig\nHerstellungsleitung: Elena Marqués\nKamera: Núria Ferragut\nOriginalton: Tomas Lindqvist\nErzählerin: Carla Montaner",
    es: {
      story:
        "Nueve vientos tienen nombre en la isla, y cada uno tiene su gente: la pescadora que reconoce el gregal por el olor, el molinero que lleva años esperando el mestral, la piloto del puerto que no duerme con llebeig.\n\nCada episodio es de un viento y de una persona. Solo se rodó cuando soplaba de verdad.",
      role: "Desarrollo, dirección y posproducción",
      running_time: "9 × 45 min",
      occasion: "Para la programación nocturna de una televisión insular",
      credits: "Dirección: Jonas Hartwig\nDirección de producción: Elena Marqués\nCámara: Núria Ferragut\nSonido directo: Tomas Lindqvist\nNarradora: Carla Montaner",
    },
    en: {
      story:
        "Nine winds have a name on the island, and each has its people: the fisherwoman who knows the gregal by its smell, the miller who has waited years for the mestral, the harbour pilot who does not sleep in a llebeig.\n\nEach episode belongs to one wind and one person. The cameras only rolled when it was really blowing.",
      role: "Development, direction and post-production",
      running_time: "9 × 45 min",
      occasion: "For the evening programme of an island broadcaster",
      credits: "Director: Jonas Hartwig\nHead of production: Elena Marqués\nCamera: Núria Ferragut\nLocation sound: Tomas Lindqvist\nNarrator: Carla Montaner",
    },
  },
  inselstimmen: {
    story:
      "Ein Tisch, zwei Mikrofone, eine Stunde Zeit. Wer kommt, bringt einen Gegenstand mit, und mit ihm beginnt das Gespräch: ein Schlüssel ohne Schloss, ein Fahrschein von 1974, eine Handvoll Erde.\n\nDie Folgen entstehen dort, wo die Gäste zu Hause sind. Was im Hintergrund zu hören ist, war wirklich da.",
    role: "Konzept, Redaktion und Ton",
    running_time: "50 Min. je Folge",
    occasion: "Eigenproduktion",
    credits: "Gespräche: David Oyelaran\nRedaktion: Inés Calafat\nTon: Tomas Lindqvist\nSchnitt und Sounddesign: Mateo Brunner",
    es: {
      story:
        "Una mesa, dos micrófonos, una hora. Quien viene trae un objeto, y con él empieza la conversación: una llave sin cerradura, un billete de 1974, un puñado de tierra.\n\nLos episodios se graban donde viven los invitados. Lo que suena de fondo estaba allí de verdad.",
      role: "Concepto, redacción y sonido",
      running_time: "50 min por episodio",
      occasion: "Producción propia",
      credits: "Conversaciones: David Oyelaran\nRedacción: Inés Calafat\nSonido: Tomas Lindqvist\nMontaje y diseño de sonido: Mateo Brunner",
    },
    en: {
      story:
        "A table, two microphones, an hour. Whoever comes brings an object, and the conversation begins with it: a key without a lock, a ticket from 1974, a handful of earth.\n\nThe episodes are made where the guests live. What can be heard in the background was really there.",
      role: "Concept, editorial and sound",
      running_time: "50 min per episode",
      occasion: "A production of our own",
      credits: "Conversations: David Oyelaran\nEditorial producer: Inés Calafat\nSound: Tomas Lindqvist\nEditing and sound design: Mateo Brunner",
    },
  },
  "nachtmarkt-am-meer": {
    story:
      "Wo sonst Autos stehen, stand drei Nächte lang eine Leinwand über dem Wasser. Davor kochten vierzehn Küchen der Insel, dazwischen spielten Bands, deren Bühne ein Fischerboot war.\n\nJeder Abend wurde gefilmt und am nächsten vor dem Hauptfilm gezeigt: Das Publikum sah sich selbst.",
    role: "Idee, Leitung und Dokumentation",
    running_time: "3 Abende",
    occasion: "Für eine Gemeinde an der Südküste",
    credits: "Gesamtleitung: Aina Salom\nModeration: Carla Montaner\nTon: Tomas Lindqvist\nFilmteam: Núria Ferragut",
    es: {
      story:
        "Donde suele haber coches hubo durante tres noches una pantalla sobre el agua. Delante guisaban catorce cocinas de la isla, y entre ellas tocaban grupos cuyo escenario era una barca.\n\nCada noche se filmó y se proyectó la siguiente antes de la película: el público se vio a sí mismo.",
      role: "Idea, dirección y documentación",
      running_time: "3 noches",
      occasion: "Para un municipio de la costa sur",
      credits: "Dirección general: Aina Salom\nPresentación: Carla Montaner\nSonido: Tomas Lindqvist\nEquipo de rodaje: Núria Ferragut",
    },
    en: {
      story:
        "Where cars usually park, a screen stood above the water for three nights. Fourteen of the island’s kitchens cooked in front of it, and in between bands played from a fishing boat.\n\nEach evening was filmed and shown on the next one before the feature: the audience saw itself.",
      role: "Idea, direction and documentation",
      running_time: "3 evenings",
      occasion: "For a town on the south coast",
      credits: "Director: Aina Salom\nHost: Carla Montaner\nSound: Tomas Lindqvist\nFilm crew: Núria Ferragut",
    },
  },
  mandelschnee: {
    story:
      "Sechs Tage im Februar, mehr gibt die Blüte nicht her. Das Team schlief in den Dörfern und brach auf, sobald der Wind die ersten Blätter nahm.\n\nEntstanden sind ein Film für das Kino, fünf kurze Fassungen für das Telefon und eine Reihe von Standbildern, alle aus demselben Licht.",
    role: "Regie und Produktion",
    running_time: "90 Sek.",
    occasion: "Für eine Gruppe kleiner Landhotels",
    credits: "Regie: Jonas Hartwig\nProduktion: Elena Marqués\nKamera: Núria Ferragut\nMusik und Ton: Mateo Brunner",
    es: {
      story:
        "Seis días de febrero: la floración no da para más. El equipo durmió en los pueblos y salía en cuanto el viento se llevaba los primeros pétalos.\n\nDe ahí salieron un spot para el cine, cinco versiones breves para el móvil y una serie de fotografías, todas con la misma luz.",
      role: "Dirección y producción",
      running_time: "90 s",
      occasion: "Para un grupo de pequeños hoteles rurales",
      credits: "Dirección: Jonas Hartwig\nProducción: Elena Marqués\nCámara: Núria Ferragut\nMúsica y sonido: Mateo Brunner",
    },
    en: {
      story:
        "Six days in February: the blossom allows no more. The team slept in the villages and set off as soon as the wind took the first petals.\n\nThe result is a film for the cinema, five short versions for the phone and a series of stills, all in the same light.",
      role: "Direction and production",
      running_time: "90 sec",
      occasion: "For a group of small country hotels",
      credits: "Director: Jonas Hartwig\nProducer: Elena Marqués\nCamera: Núria Ferragut\nMusic and sound: Mateo Brunner",
    },
  },
  "frequenz-sued": {
    story:
      "Um sieben geht das rote Licht an, und aus jedem Dorf kann jemand anrufen: über das Wetter, den Bus, die Liebe. Dazwischen Reportagen, die am selben Tag entstanden sind.\n\nGesprochen wird in der Sprache, in der gefragt wurde. Übersetzt wird selten, verstanden wird fast immer.",
    role: "Redaktion, Moderation und Technik",
    running_time: "120 Min. am Abend",
    occasion: "Für einen Sender im Süden der Insel",
    credits: "Moderation: David Oyelaran\nSendeleitung: Tomas Lindqvist\nReportagen: Inés Calafat",
    es: {
      story:
        "A las siete se enciende la luz roja y desde cualquier pueblo puede llamar alguien: por el tiempo, por el autobús, por amor. Entre llamadas, reportajes hechos el mismo día.\n\nSe habla en el idioma en que se pregunta. Se traduce poco y se entiende casi siempre.",
      role: "Redacción, presentación y técnica",
      running_time: "120 min cada noche",
      occasion: "Para una emisora del sur de la isla",
      credits: "Presentación: David Oyelaran\nDirección del programa: Tomas Lindqvist\nReportajes: Inés Calafat",
    },
    en: {
      story:
        "At seven the red light goes on, and anybody can call from any village: about the weather, the bus, or love. In between, reports made on the same day.\n\nPeople answer in the language they were asked in. Little is translated, and nearly everything is understood.",
      role: "Editorial, presenting and engineering",
      running_time: "120 min each evening",
      occasion: "For a station in the south of the island",
      credits: "Presenter: David Oyelaran\nHead of programme: Tomas Lindqvist\nReports: Inés Calafat",
    },
  },
  "asphalt-und-orangen": {
    story:
      "Tolo hat das Rennen von 1968 nie verwunden. Jetzt soll er nur eine Kiste Orangen zum Hafen bringen, doch die Straße ist dieselbe, und im Rückspiegel wartet ein Licht.\n\nEine Nacht, eine Straße, siebenundzwanzig Einstellungen. Alle Kurven sind echt, alle Orangen wurden gegessen.",
    role: "Produktion und Postproduktion",
    running_time: "18 Min.",
    occasion: "Auf Kurzfilmtagen in drei Ländern",
    credits: "Regie: Jonas Hartwig\nProduktion: Elena Marqués\nKamera: Núria Ferragut\nSchnitt: Mateo Brunner",
    es: {
      story:
        "Tolo nunca superó la carrera de 1968. Ahora solo tiene que llevar una caja de naranjas al puerto, pero la carretera es la misma y en el retrovisor espera una luz.\n\nUna noche, una carretera, veintisiete planos. Todas las curvas son reales y todas las naranjas se comieron.",
      role: "Producción y posproducción",
      running_time: "18 min",
      occasion: "En festivales de cortometrajes de tres países",
      credits: "Dirección: Jonas Hartwig\nProducción: Elena Marqués\nCámara: Núria Ferragut\nMontaje: Mateo Brunner",
    },
    en: {
      story:
        "Tolo never got over the race of 1968. Now he only has to take a crate of oranges to the harbour, but the road is the same, and a light is waiting in the mirror.\n\nOne night, one road, twenty-seven shots. Every bend is real, and every orange was eaten.",
      role: "Production and post-production",
      running_time: "18 min",
      occasion: "Screened at short film festivals in three countries",
      credits: "Director: Jonas Hartwig\nProducer: Elena Marqués\nCamera: Núria Ferragut\nEditing: Mateo Brunner",
    },
  },
};
