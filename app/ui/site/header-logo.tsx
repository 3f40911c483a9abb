import { type Company, company as usual } from "~/i18n/company";
import { FullLogo, LETTERS_ID, WordLogo } from "./site-logo";
import type { RootData } from "./use-site";
import { WORDMARK_LETTERS } from "./wordmark";

type Brand = { company: Company; look: RootData["look"] };

export function HeaderLogo({ company, look }: Brand) {
  if (look?.logo) return <img className="logo-own" {...look.logo} sizes="12rem" alt="" />;
  if (!hasWordmark({ company, look })) return <span className="logo-name">{company.name}</span>;
  return (
    <>
      <FullLogo className="logo-full">
        <path id={LETTERS_ID} {...WORDMARK_LETTERS} />
      </FullLogo>
      <WordLogo className="logo-word" />
    </>
  );
}

export function hasWordmark({ company, look }: Brand): boolean {
  return !look?.logo && company.name === usual.name;
}
