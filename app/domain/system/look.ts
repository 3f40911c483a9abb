import type { Picture } from "../media/picture";

/** What logo and colours are called in addresses and among what has a history, and the key of their row. */
export const LOOK_ID = "look";

/** As the site came: its own wordmark, and the accent and the ink of app/ui/styles/tokens.css. */
export const USUAL_LOOK = { logo_url: "", accent: "#b4431f", ink: "#0d1f27" };

export type LookValue = keyof typeof USUAL_LOOK;

/** As pages show it; `style` overwrites colours, and is null for the usual ones. */
export type Look = { logo: Picture | null; style: string | null; /** The colours of its icons. */ mark: { ground: string; sun: string } };
