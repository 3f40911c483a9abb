/** Which form waits for a picture from the library, and in which of its fields. */
export type PicturePlace = { form: string; field: string };

/** The address of a form with a picture for it: where a choice leads back to. */
export function choiceUrl({ form, field }: PicturePlace, url: string): string {
  const [path = "", query] = form.split("?");
  const search = new URLSearchParams(query);
  search.set(field, url);
  return `${path}?${search.toString()}`;
}

/** A record with a picture, as a list of uses says it; `notOnSite` where only its draft has it, or what lies in the bin. */
export type ShownUse = { resource: string; path: string; label: string; id: string; title: string; notOnSite?: "draft" | "bin"; mayEdit: boolean };
