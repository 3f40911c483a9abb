import { about } from "./de/about";
import { areas } from "./de/areas";
import { contact } from "./de/contact";
import { cookies } from "./de/cookies";
import { errors } from "./de/errors";
import { footer } from "./de/footer";
import { frame } from "./de/frame";
import { hero } from "./de/hero";
import { kino } from "./de/kino";
import { legal } from "./de/legal";
import { maintenance } from "./de/maintenance";
import { moderatoren } from "./de/moderatoren";
import { navigation } from "./de/navigation";
import { partners } from "./de/partners";
import { podcast } from "./de/podcast";
import { preview } from "./de/preview";
import { seo } from "./de/seo";
import { stats } from "./de/stats";
import { team } from "./de/team";
import { germanOnly } from "./german-only";

export const de = {
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
