import { DEFAULT_LANGUAGE, LANGUAGES } from "~/i18n/languages";
import { prefixedPath, screenAt, screenPath } from "~/paths";
import { useRootData } from "./use-site";

/** Canonical address and the same screen in the other languages; nothing on pages that are no screen. */
export function AlternateLinks() {
  const { site, origin } = useRootData();
  const screen = screenAt(site.path);
  if (!screen) return null;
  return (
    <>
      <link rel="canonical" href={origin + prefixedPath(screen, site.language)} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + prefixedPath(screen, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + screenPath(screen, DEFAULT_LANGUAGE)} />
    </>
  );
}
