/** Where long German words of titles may break: browsers without a German dictionary would break them anywhere. */
const JOINTS = [
  "Datenschutz|erklärung",
  "Cookie-Ein|stellungen",
  "Veröffent|lichung",
  "Geschäfts|führung",
  "Gesamt|produktion",
  "Post|produktion",
] as const;

/** A title as it is shown; what is stored and compared has no soft hyphens. */
export function withSoftHyphens(title: string): string {
  return JOINTS.reduce((shown, joint) => shown.replaceAll(joint.replace("|", ""), joint.replace("|", "\u00AD")), title);
}
