import { postalAddress } from "~/i18n/company";

const address = encodeURIComponent(postalAddress);

/** Addresses of a map service, made from the street address. Nothing is loaded from there: they are links. */
export const mapLinks = {
  open: `https://www.google.com/maps/search/?api=1&query=${address}`,
  route: `https://www.google.com/maps/dir/?api=1&destination=${address}`,
} as const;
