import { isPictureUrl } from "../record/upload-rules";

/** The fields of forms that hold the address of a picture. */
const PICTURE_FIELDS = ["image_url", "logo_url"] as const;

export type PictureField = (typeof PICTURE_FIELDS)[number];

/** Which form waits for a picture from the library, and in which of its fields. */
export type PicturePlace = { form: string; field: PictureField };

export function pictureFieldFrom(word: string | null): PictureField {
  return PICTURE_FIELDS.find((field) => field === word) ?? "image_url";
}

/** The address of a form with a picture for it: where a choice leads back to. */
export function choiceUrl({ form, field }: PicturePlace, url: string): string {
  const [path = "", query] = form.split("?");
  const search = new URLSearchParams(query);
  search.set(field, url);
  return `${path}?${search.toString()}`;
}

/** The picture that the address of a form brings along, by field; nothing else of an address gets into a form. */
export function chosenPicture(search: URLSearchParams): Record<string, string> {
  const chosen = PICTURE_FIELDS.map((field) => [field, search.get(field) ?? ""] as const);
  return Object.fromEntries(chosen.filter(([, url]) => isPictureUrl(url)));
}

/** A record with a picture, as a list of uses says it; `notOnSite` where only its draft has it, or what lies in the bin. */
export type ShownUse = { resource: string; path: string; label: string; id: string; title: string; notOnSite?: "draft" | "bin"; mayEdit: boolean };
