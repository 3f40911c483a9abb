import { SERVICE_AREA_SCREENS } from "~/i18n/service-areas";
import { screenAt, type Screen, type Site } from "~/paths";

/** How the header looks before the page was scrolled: over a dark picture or over haze. */
export type HeaderTheme = "dark" | "light";

/** The screens of "/", "/sponsoren", "/vision", "/kino" and "/services", under all their addresses, and the dark showreel. */
const darkScreens: readonly Screen[] = ["home", "sponsors", "vision", "services", ...Object.values(SERVICE_AREA_SCREENS), "showreel"];

export function headerThemeAt(site: Site): HeaderTheme {
  const screen = screenAt(site.path);
  return screen && darkScreens.includes(screen) ? "dark" : "light";
}
