/** A field of a form in the HTML of a page. */
interface Field {
  name: string;
  type: string;
  value: string;
  isChecked: boolean;
}

/** The fields of each form that the page posts to its own address, or to the given path. */
export function formsIn(html: string, path: string): Field[][] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, tag = "", inner = ""]) => {
    const action = attribute(tag, "action")?.replace(/[?#].*$/, "") ?? path;
    return attribute(tag, "method") === "post" && action === path ? [fieldsIn(inner)] : [];
  });
}

/** Decodes entities. */
export function decoded(html: string): string {
  return html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

function fieldsIn(form: string): Field[] {
  const inputs = [...form.matchAll(/<(input|button)\b([^>]*)>/g)].map(([, kind = "", tag = ""]) => fieldOf(tag, kind === "button" ? "submit" : (attribute(tag, "type") ?? "text")));
  const areas = [...form.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)].map(([, tag = "", text = ""]) => ({ ...fieldOf(tag, "textarea"), value: decoded(text.replace(/^\n/, "")) }));
  const selects = [...form.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].map(([, tag = "", options = ""]) => ({ ...fieldOf(tag, "select"), value: chosenIn(options) }));
  return [...inputs, ...areas, ...selects].filter(({ name }) => name !== "");
}

function fieldOf(tag: string, type: string): Field {
  return { name: attribute(tag, "name") ?? "", type, value: attribute(tag, "value") ?? "", isChecked: / checked(?=[\s=/]|$)/.test(tag) };
}

/** The selected option, else the last one, because the first often means "none". */
function chosenIn(options: string): string {
  const tags = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, tag = ""]) => tag);
  const chosen = tags.find((tag) => / selected(?=[\s=/]|$)/.test(tag) && attribute(tag, "value") !== "");
  return attribute(chosen ?? tags.at(-1) ?? "", "value") ?? "";
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(` ${tag}`)?.[1];
  return found === undefined ? undefined : decoded(found);
}
