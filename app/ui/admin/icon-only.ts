/** A label for screen readers and for the tooltip (`admin-icons.css`). */
export function iconOnly(label: string) {
  return { "aria-label": label };
}
