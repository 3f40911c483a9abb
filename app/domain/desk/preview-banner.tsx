import { useTranslation } from "react-i18next";
import { COMPANY_TIME_ZONE } from "~/i18n/company-time";
import { dictionaryOf } from "~/i18n/i18n";
import { OPEN_GRAPH_LOCALES } from "~/i18n/languages";
import { pathHere, paths, type Site } from "~/paths";

export function PreviewBanner({ site, until }: { site: Site; until: Date }) {
  const { t } = useTranslation();
  const { preview } = dictionaryOf(site.language);
  const time = new Intl.DateTimeFormat(OPEN_GRAPH_LOCALES[site.language].replace("_", "-"), { timeZone: COMPANY_TIME_ZONE, dateStyle: "medium", timeStyle: "short" });
  return (
    <aside className="preview-banner" aria-label={preview.banner}>
      <p>
        <strong>{preview.banner}</strong>
        <span>{t("preview.until", { time: time.format(until) })}</span>
      </p>
      <form method="post" action={paths.preview.end}>
        <input type="hidden" name="return_to" value={pathHere(site)} />
        <button type="submit">{preview.end}</button>
      </form>
    </aside>
  );
}
