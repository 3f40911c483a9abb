import { company } from "~/i18n/company";

export function titled(screen: string): { title: string }[] {
  return [{ title: `${screen} – ${company.name}` }];
}
