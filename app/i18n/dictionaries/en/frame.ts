import { company } from "../../company";
import type { Dictionary } from "../dictionary";

export const frame: Dictionary["frame"] = {
  skipToContent: "Skip to content",
  mainNavigation: "Main navigation",
  footerNavigation: "Footer navigation",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  languageMenu: "Choose language",
  currentLanguage: "Language: {{language}}",
  logo: `${company.name}, home page`,
  breadcrumb: "You are here",
  address: "Address",
  phone: "Phone",
  email: "Email",
  reload: "Reload",
  pages: { label: "Pages of the list", previous: "Previous page", next: "Next page", place: "Page {{page}} of {{pageCount}}" },
  readMore: "Read more",
  readLess: "Show less",
  readSubject: "about {{name}}",
  close: "Close",
  newTab: "opens in a new tab",
  portraitOf: "Portrait of {{name}}",
  logoOf: "Logo of {{name}}",
  stillFrom: "Image from {{title}}",
  imageMissing: "No picture available",
  germanOnly: "This content is only available in German.",
};
