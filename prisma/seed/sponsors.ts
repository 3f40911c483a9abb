import type { SponsorSlug } from "~/domain/media/artwork-slugs";
import type { Translated } from "./record";

export type DefaultSponsor = Translated<{ description: string }> & {
  slug: SponsorSlug;
  name: string;
  category: string;
};

export const defaultSponsors: readonly DefaultSponsor[] = [
  {
    slug: "bodega-son-calitja",
    name: "Bodega Son Calitja",
    category: "Mallorca Kino - Jahressponsor",
    description: "Das Weingut aus dem Inselinneren öffnet uns seine Keller als Drehort und schenkt bei jeder Premiere ein.",
    es: { description: "La bodega del interior de la isla nos abre sus cavas como localización y sirve el vino en cada estreno." },
    en: { description: "The winery from the heart of the island opens its cellars to us as a location and pours at every premiere." },
  },
  {
    slug: "hotel-lluna-salada",
    name: "Hotel Lluna Salada",
    category: "Podcast - Jahressponsor",
    description: "Das kleine Haus am Meer beherbergt unsere Gäste und hat uns sein ruhigstes Zimmer als Aufnahmeraum überlassen.",
    es: { description: "El pequeño hotel junto al mar aloja a nuestros invitados y nos ha cedido su habitación más silenciosa para grabar." },
    en: { description: "The small hotel by the sea puts up our guests and has given us its quietest room to record in." },
  },
  {
    slug: "onda-migjorn",
    name: "Onda Migjorn",
    category: "Radio - Jahressponsor",
    description: "Der Lokalsender aus dem Süden sendet unsere Reihen und teilt mit uns Archiv, Frequenz und Leidenschaft.",
    es: { description: "La emisora local del sur emite nuestras series y comparte con nosotros archivo, frecuencia y pasión." },
    en: { description: "The local station from the south airs our series and shares its archive, frequency and passion with us." },
  },
  {
    slug: "marina-gregal-nou",
    name: "Marina Gregal Nou",
    category: "Partner 100 Sponsoren",
    description: "Liegeplätze, Boote und ein Hafenbüro, das auch sonntags ans Telefon geht.",
    es: { description: "Amarres, barcos y una oficina portuaria que coge el teléfono también los domingos." },
    en: { description: "Berths, boats and a harbour office that answers the phone even on Sundays." },
  },
  {
    slug: "gelats-tres-neules",
    name: "Gelats Tres Neules",
    category: "Tagessponsoren",
    description: "Mandeleis für das ganze Team an den heißesten Drehtagen des Jahres.",
    es: { description: "Helado de almendra para todo el equipo en los días de rodaje más calurosos del año." },
    en: { description: "Almond ice cream for the whole crew on the hottest shooting days of the year." },
  },
  {
    slug: "fundacio-far-obert",
    name: "Fundació Far Obert",
    category: "Siente España Premium",
    description: "Die Stiftung fördert junge Filmschaffende der Balearen und stellt uns ihren Leuchtturm für Residenzen zur Verfügung.",
    es: { description: "La fundación apoya a jóvenes cineastas de las Baleares y nos cede su faro para residencias creativas." },
    en: { description: "The foundation supports young filmmakers from the Balearic Islands and lends us its lighthouse for residencies." },
  },
  {
    slug: "forn-pa-de-migdia",
    name: "Forn Pa de Migdia",
    category: "Siente España Standard",
    description: "Die Bäckerei beliefert unsere Sets um fünf Uhr früh, noch bevor das erste Licht steht.",
    es: { description: "El horno abastece nuestros rodajes a las cinco de la mañana, antes de que se encienda el primer foco." },
    en: { description: "The bakery supplies our sets at five in the morning, before the first light is up." },
  },
  {
    slug: "rail-i-lent",
    name: "Raíl i Lent",
    category: "Mallorca Kino",
    description: "Kameraverleih mit Werkstatt: Objektive, Dollys und Rat von Menschen, die selbst gedreht haben.",
    es: { description: "Alquiler de cámaras con taller propio: ópticas, dollies y consejos de gente que también ha rodado." },
    en: { description: "Camera rental with its own workshop: lenses, dollies and advice from people who have shot films themselves." },
  },
  {
    slug: "eco-blau-audio",
    name: "Eco Blau Audio",
    category: "Podcast",
    description: "Mikrofone, Mischpulte und Akustikbau für unser Studio.",
    es: { description: "Micrófonos, mesas de mezclas y acústica para nuestro estudio." },
    en: { description: "Microphones, mixing desks and acoustics for our studio." },
  },
  {
    slug: "cicles-serra-viva",
    name: "Cicles Serra Viva",
    category: "Events",
    description: "Lastenräder, mit denen unsere Technik leise bis in die engste Gasse kommt.",
    es: { description: "Bicicletas de carga con las que nuestro equipo llega en silencio hasta el callejón más estrecho." },
    en: { description: "Cargo bikes that carry our equipment quietly into the narrowest alley." },
  },
  {
    slug: "institut-illes-en-pantalla",
    name: "Institut Illes en Pantalla",
    category: "Institutionell",
    description: "Die Filmkommission der Inseln begleitet uns bei Genehmigungen und bringt Produktionen aus aller Welt hierher.",
    es: { description: "La film commission de las islas nos acompaña en los permisos y atrae producciones de todo el mundo." },
    en: { description: "The islands’ film commission helps us with permits and brings productions from all over the world here." },
  },
  {
    slug: "paper-de-llevant",
    name: "Paper de Llevant",
    category: "",
    description: "Druckt unsere Plakate, Programme und Drehbücher auf Papier aus Inselholz.",
    es: { description: "Imprime nuestros carteles, programas y guiones en papel de madera de la isla." },
    en: { description: "Prints our posters, programmes and scripts on paper made from island wood." },
  },
];
