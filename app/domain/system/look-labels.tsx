import { paths } from "~/paths";
import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import type { LookValue } from "./look";

const showLogo = (url: unknown) => (url === "" ? "kein Logo" : <img src={String(url)} alt="Logo" height={40} />);

export const LOOK_FIELDS: Readonly<Record<LookValue, ConflictField>> = {
  logo_url: { label: "Logo", kind: "whole", show: showLogo },
  accent: { label: "Akzentfarbe" },
  ink: { label: "Dunkle Farbe" },
};

export const LOOK_LIST = { url: paths.admin.look, text: "Logo und Farben" };
