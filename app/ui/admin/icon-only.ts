/** For screen readers, and as a tooltip (`admin-icons.css`). */
export function iconOnly(label: string) {
  return { "aria-label": label };
}
