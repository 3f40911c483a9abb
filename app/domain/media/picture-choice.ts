export type PicturePlace = { form: string; field: string };

export function choiceUrl({ form, field }: PicturePlace, url: string): string {
  const [path = "", query] = form.split("?");
  const search = new URLSearchParams(query);
  search.set(field, url);
  return `${path}?${search.toString()}`;
}

export type ShownUse = { resource: string; path: string; label: string; id: string; title: string; notOnSite?: "draft" | "bin"; mayEdit: boolean };
