import { company } from "../../company";
import type { Dictionary } from "../dictionary";

export const frame: Dictionary["frame"] = {
  skipToContent: "Skip to content",
  mainNavigation: "Main navigation",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  languageMenu: "Choose language",
  logo: `${company.name}, home page`,
  phone: "Phone",
  reload: "Reload",
  pages: { label: "Pages of the list", page: "Page", previous: "Previous page", next: "Next page", place: "Page {{page}} of {{pageCount}}" },
  readMore: "Read more",
  readLess: "Show less",
  readSubject: "about {{name}}",
  close: "Close",
  newTab: "opens in a new tab",
  portraitOf: "Portrait of {{name}}",
  logoOf: "Logo of {{name}}",
  stillFrom: "Image from {{title}}",
  germanOnly: "This content is only available in German.",
  someGermanOnly: "Some texts here are only available in German.",
};
