/** The cookie of a visitor who has closed the maintenance popup: it does not come back. */
export const POPUP_CLOSED_COOKIE = "maintenance-popup-closed";

export const POPUP_CLOSED = "true";

export function isPopupClosed(value: string | null): boolean {
  return value === POPUP_CLOSED;
}
