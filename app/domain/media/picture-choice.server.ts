import { picturesIn } from "../record/save-record.server";
import { groupOf } from "../record/any-record";
import { isPictureUrl } from "../record/upload-rules";
import { PICTURE_FIELDS, type PicturePlace } from "./picture-choice";

/** `lists`: fields with several pictures. Removes earlier choices from the address: the typed values have them. */
export function picturePlaceFrom({ form, field: word }: { form: string; field: string | null }, lists: readonly string[]): PicturePlace {
  const fields = [...PICTURE_FIELDS, ...lists];
  const [path = "", query] = form.split("?");
  const search = new URLSearchParams(query);
  for (const field of fields) search.delete(field);
  return { form: search.size > 0 ? `${path}?${search.toString()}` : path, field: fields.find((field) => field === word) ?? "image_url" };
}

/** Pictures by field: added in `lists`, replaced elsewhere. Ignores everything else in the address. */
export function chosenPictures(search: URLSearchParams, values: unknown, lists: readonly string[]): Record<string, string> {
  const brought = [...PICTURE_FIELDS, ...lists].map((field) => [field, search.get(field) ?? ""] as const);
  const chosen = brought.filter(([, url]) => isPictureUrl(url));
  const fields = chosen.map(([field, url]) => [field, lists.includes(field) ? withLine(picturesIn(groupOf(values)[field]), url) : url] as const);
  // a picture from the library replaces a file that was chosen before it
  const isInsteadOfFile = chosen.some(([field]) => PICTURE_FIELDS.includes(field));
  return { ...Object.fromEntries(fields), ...(isInsteadOfFile && { with_file: "" }) };
}

function withLine(lines: readonly string[], line: string): string {
  return [...new Set([...lines, line])].join("\n");
}
