/** What a control is called that is a drawing alone: to a screen reader, and beside the pointer by `admin-icons.css`. */
export function iconOnly(label: string) {
  return { "aria-label": label };
}
