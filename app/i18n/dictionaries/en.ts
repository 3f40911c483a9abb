import { about } from "./en/about";
import { areas } from "./en/areas";
import { contact } from "./en/contact";
import { cookies } from "./en/cookies";
import type { Dictionary } from "./dictionary";
import { errors } from "./en/errors";
import { footer } from "./en/footer";
import { frame } from "./en/frame";
import { hero } from "./en/hero";
import { kino } from "./en/kino";
import { legal } from "./en/legal";
import { maintenance } from "./en/maintenance";
import { moderatoren } from "./en/moderatoren";
import { navigation } from "./en/navigation";
import { partners } from "./en/partners";
import { podcast } from "./en/podcast";
import { preview } from "./en/preview";
import { seo } from "./en/seo";
import { stats } from "./en/stats";
import { team } from "./en/team";
import { germanOnly } from "./german-only";

export const en: Dictionary = {
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
