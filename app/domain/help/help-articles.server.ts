import { parseLegalText } from "../texts/legal-markdown.server";
import type { HelpName } from "./help";

const texts = import.meta.glob<string>("./articles/*.md", { query: "?raw", import: "default", eager: true });
const pictures = import.meta.glob<string>("./pictures/*.webp", { query: "?url", import: "default", eager: true });

/** An article is `# Title`, text, and screenshots on lines of their own: `![What the screen shows](/admin/team)`. */
export function helpArticle(name: HelpName) {
  const [first = "", ...lines] = (texts[`./articles/${name}.md`] ?? "").split("\n");
  const text = lines.filter((line) => !line.startsWith("![")).join("\n");
  return { name, title: first.replace("# ", ""), text: parseLegalText(text), pictures: lines.flatMap(pictureIn) };
}

function pictureIn(line: string) {
  const [, alt, address] = /^!\[(.+)\]\((.+)\)$/.exec(line) ?? [];
  if (alt === undefined || address === undefined) return [];
  const src = pictures[`./pictures/${pictureName(address)}.webp`];
  return src === undefined ? [] : [{ alt, src }];
}

/** Matches the names that `scripts/screens/help-pictures.mjs` gives: "admin-team-new" for "/admin/team/new". */
function pictureName(address: string): string {
  return address.replaceAll(/[^a-z\d]+/gi, "-").replaceAll(/^-|-$/g, "").toLowerCase();
}
