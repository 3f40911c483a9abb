/** The icons that a service may have, by the names that the data uses. */
export const SERVICE_ICONS = {
  Film: "Film",
  MapPin: "MapPin",
  Edit3: "Edit3",
  Globe: "Globe",
  Camera: "Camera",
  Mic: "Mic",
  Palette: "Palette",
  Users: "Users",
  Radio: "Radio",
  Tv: "Tv",
  Calendar: "Calendar",
} as const;

export type ServiceIcon = keyof typeof SERVICE_ICONS;

export const CATEGORY_TITLES = { main: "Haupt-Services", additional: "Zusätzliche Services" } as const;

export type ServiceCategory = keyof typeof CATEGORY_TITLES;

export const SERVICE_CATEGORIES = ["main", "additional"] as const satisfies readonly ServiceCategory[];

/** The category that a word in an address asks for; none for what it does not know. */
export function serviceFilterFrom(word: string | null | undefined): ServiceCategory | undefined {
  return word === "main" || word === "additional" ? word : undefined;
}
