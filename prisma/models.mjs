// The tables in `models.prisma`.
import { readFileSync } from "node:fs";

/** Each table's name, its model's name in the code, its columns, and whether public pages read it: then its comment begins with `/// Content.` */
export const TABLES = readFileSync(new URL("models.prisma", import.meta.url), "utf8")
  .split(/^(?=\/\/\/ (?:No c|C)ontent\.)/m)
  .slice(1)
  .map((model) => ({
    name: /@@map\("(\w+)"\)/.exec(model)?.[1] ?? "",
    model: (/^model (\w+)/m.exec(model)?.[1] ?? "").replace(/^\w/, (letter) => letter.toLowerCase()),
    columns: [...model.matchAll(/^ {2}(\w+) +(?:Boolean|DateTime|Int|Json|String)\b/gm)].map(([, name = ""]) => name),
    isContent: model.startsWith("/// Content."),
  }));
