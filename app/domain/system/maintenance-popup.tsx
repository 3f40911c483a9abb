import { pathHere, paths } from "~/paths";
import { GermanOnly } from "~/ui/site/german-only";
import { useSite } from "~/ui/site/use-site";
import { popupTexts } from "./popup";
import type { PopupForm } from "./setting-schemas";

/** site-popup.css shows it after a second; JavaScript makes it a modal dialog. */
export function MaintenancePopup({ popup }: { popup: PopupForm }) {
  const site = useSite();
  const { title, message, buttonText, language } = popupTexts(popup, site.language);
  return (
    <dialog id="maintenance-popup" className="modal popup" open aria-labelledby="popup-title">
      <h2 id="popup-title" lang={language}>
        {title}
      </h2>
      {language && <GermanOnly language={site.language} />}
      <p lang={language}>{message}</p>
      <form method="post" action={paths.maintenancePopup}>
        <input type="hidden" name="return_to" value={pathHere(site)} />
        <button type="submit" className="button" lang={language}>
          {buttonText}
        </button>
      </form>
    </dialog>
  );
}
