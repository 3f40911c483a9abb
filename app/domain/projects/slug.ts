const LONGEST = 60;

const GERMAN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** A title as a part of an address: "Frequenz Süd" becomes "frequenz-sued". */
export function slugFrom(title: string): string {
  const latin = title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");
  return trimmed(trimmed(latin.replaceAll(/[^a-z0-9]+/g, "-")).slice(0, LONGEST)) || "projekt";
}

function trimmed(slug: string): string {
  return slug.replaceAll(/^-+|-+$/g, "");
}
