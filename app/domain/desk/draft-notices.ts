export const DRAFT_GONE = "Diesen Entwurf gibt es nicht mehr: Er wurde inzwischen veröffentlicht oder verworfen.";

export const DRAFT_CHANGED = "Dieser Entwurf wurde inzwischen von jemand anderem bearbeitet.";

export const LIVE_GONE = "Der Eintrag wurde inzwischen gelöscht. Veröffentlichen lässt sich dieser Entwurf, sobald der Eintrag aus dem Papierkorb zurück ist.";
