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
  logo: `${company.name}, to the home page`,
  breadcrumb: "You are here",
  address: "Address",
  phone: "Phone",
  email: "Email",
  reload: "Reload",
  readMore: "Read more",
  readMoreAbout: "Read more about {{name}}",
  close: "Close",
  newTab: "opens in a new tab",
  portraitOf: "Portrait of {{name}}",
  logoOf: "Logo of {{name}}",
  stillFrom: "Still from {{title}}",
  imageMissing: "No picture available",
  germanOnly: "This content is available in German only.",
};
