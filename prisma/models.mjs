// What `models.prisma` says of the tables.
import { readFileSync } from "node:fs";

/** The name of each table, of its model in the code and of its columns there, and whether public pages read it: its comment begins with `/// Content.` */
export const TABLES = readFileSync(new URL("models.prisma", import.meta.url), "utf8")
  .split(/^(?=\/\/\/ (?:No c|C)ontent\.)/m)
  .slice(1)
  .map((model) => ({
    name: /@@map\("(\w+)"\)/.exec(model)?.[1] ?? "",
    model: (/^model (\w+)/m.exec(model)?.[1] ?? "").replace(/^\w/, (letter) => letter.toLowerCase()),
    columns: [...model.matchAll(/^ {2}(\w+) +(?:Boolean|DateTime|Int|Json|String)\b/gm)].map(([, name = ""]) => name),
    isContent: model.startsWith("/// Content."),
  }));
