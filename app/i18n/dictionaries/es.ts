import { about } from "./es/about";
import { areas } from "./es/areas";
import { contact } from "./es/contact";
import { cookies } from "./es/cookies";
import type { Dictionary } from "./dictionary";
import { errors } from "./es/errors";
import { footer } from "./es/footer";
import { frame } from "./es/frame";
import { hero } from "./es/hero";
import { kino } from "./es/kino";
import { legal } from "./es/legal";
import { maintenance } from "./es/maintenance";
import { moderatoren } from "./es/moderatoren";
import { navigation } from "./es/navigation";
import { partners } from "./es/partners";
import { podcast } from "./es/podcast";
import { preview } from "./es/preview";
import { seo } from "./es/seo";
import { stats } from "./es/stats";
import { team } from "./es/team";
import { germanOnly } from "./german-only";

export const es: Dictionary = {
  ...germanOnly,
  about,
  areas,
  contact,
  cookies,
  errors,
  footer,
  frame,
  hero,
  kino,
  legal,
  maintenance,
  moderatoren,
  navigation,
  partners,
  podcast,
  preview,
  seo,
  stats,
  team,
};
