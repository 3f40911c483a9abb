import { paths, type Site, sitePath } from "~/paths";
import { GermanOnly } from "~/ui/site/german-only";
import { type PopupSettings, popupWords } from "./popup";

type Props = { popup: PopupSettings; site: Site };

/** Comes a second after the start page (site-popup.css). Its button is a form; with JavaScript the popup fades away. */
export function MaintenancePopup({ popup, site }: Props) {
  const { title, message, buttonText, language } = popupWords(popup, site.language);
  return (
    <div id="maintenance-popup" className="popup" role="dialog" aria-labelledby="popup-title">
      <h2 id="popup-title" lang={language}>
        {title}
      </h2>
      {language && <GermanOnly language={site.language} />}
      <p lang={language}>{message}</p>
      <form method="post" action={paths.maintenancePopup}>
        <input type="hidden" name="return_to" value={sitePath(site, site.path)} />
        <button type="submit" className="button" lang={language}>
          {buttonText}
        </button>
      </form>
    </div>
  );
}
