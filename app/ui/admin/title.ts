import { company } from "~/i18n/company";

/** The title of a screen's tab. */
export function titled(screen: string): { title: string }[] {
  return [{ title: `${screen} – ${company.name}` }];
}
