export type PicturePlace = { form: string; field: string };

/** Fields with one picture. */
export const PICTURE_FIELDS = ["image_url", "logo_url"];

export function choiceUrl({ form, field }: PicturePlace, url: string): string {
  const [path = "", query] = form.split("?");
  const search = new URLSearchParams(query);
  search.set(field, url);
  return backUrl({ form: `${path}?${search.toString()}`, field });
}

/** Leads to the picture field, which may be far down in a long form. */
export function backUrl({ form, field }: PicturePlace): string {
  return `${form}#form-${PICTURE_FIELDS.includes(field) ? "file" : field}`;
}

export type ShownUse = { resource: string; path: string; label: string; id: string; title: string; notOnSite?: "draft" | "bin"; mayEdit: boolean };
