import { picturesIn } from "../record/lost-pictures.server";
import { groupOf } from "../record/merge-edits";
import { isPictureUrl } from "../record/upload-rules";
import type { PicturePlace } from "./picture-choice";

const PICTURE_FIELDS = ["image_url", "logo_url"];

/**
 * `lists` are the fields with several pictures. Pictures that were chosen before leave the form's address: they are part
 * of what was typed, and may be gone from there.
 */
export function picturePlaceFrom({ form, field: word }: { form: string; field: string | null }, lists: readonly string[]): PicturePlace {
  const fields = [...PICTURE_FIELDS, ...lists];
  const [path = "", query] = form.split("?");
  const search = new URLSearchParams(query);
  for (const field of fields) search.delete(field);
  return { form: search.size > 0 ? `${path}?${search.toString()}` : path, field: fields.find((field) => field === word) ?? "image_url" };
}

/**
 * By field: in one of `lists` a chosen picture becomes the last line, in any other it takes the place of the picture
 * there. Nothing else of an address gets into a form.
 */
export function chosenPictures(search: URLSearchParams, values: unknown, lists: readonly string[]): Record<string, string> {
  const brought = [...PICTURE_FIELDS, ...lists].map((field) => [field, search.get(field) ?? ""] as const);
  const chosen = brought.filter(([, url]) => isPictureUrl(url));
  const fields = chosen.map(([field, url]) => [field, lists.includes(field) ? withLine(picturesIn(groupOf(values)[field]), url) : url] as const);
  // why: a picture from the library takes the place of a file that was chosen before
  const isInsteadOfFile = chosen.some(([field]) => PICTURE_FIELDS.includes(field));
  return { ...Object.fromEntries(fields), ...(isInsteadOfFile && { with_file: "" }) };
}

function withLine(lines: readonly string[], line: string): string {
  return [...new Set([...lines, line])].join("\n");
}
