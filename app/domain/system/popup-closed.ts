export const POPUP_CLOSED_COOKIE = "maintenance-popup-closed";

export const POPUP_CLOSED = "true";

export function isPopupClosed(value: string | null): boolean {
  return value === POPUP_CLOSED;
}
