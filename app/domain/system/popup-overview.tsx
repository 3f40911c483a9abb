import { Badge } from "~/ui/admin/badge";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import type { PopupSettings } from "./popup";

export function PopupOverview({ popup }: { popup: PopupSettings }) {
  const { isEnabled, title, message, buttonText } = popup;
  const texts = [
    { label: "Titel", value: title },
    { label: "Nachricht", value: message },
    { label: "Button-Text", value: buttonText },
  ];
  return (
    <div className="halves">
      <Panel
        title="Wartungs-Popup"
        lead="Erscheint auf der Startseite, eine Sekunde nach dem Laden."
        actions={isEnabled ? <Badge tone="good">Aktiviert</Badge> : <Badge>Deaktiviert</Badge>}
      >
        <TextList texts={texts} />
      </Panel>
      <Panel title="Vorschau">
        <PopupPreview popup={popup} />
      </Panel>
    </div>
  );
}

/** The popup as a visitor sees it; in words, whether one does. */
export function PopupPreview({ popup: { isEnabled, title, message, buttonText } }: { popup: PopupSettings }) {
  return (
    <>
      <div className="popup-preview" data-off={!isEnabled || undefined}>
        <div className="popup-preview-card">
          <p className="popup-preview-title">{title}</p>
          <p className="popup-preview-message">{message}</p>
          <span className="popup-preview-button">{buttonText}</span>
        </div>
      </div>
      <p className="popup-preview-note">
        {isEnabled ? "So sehen Besucher das Popup." : "Das Popup ist ausgeschaltet: Besucher sehen es nicht."}
      </p>
    </>
  );
}
