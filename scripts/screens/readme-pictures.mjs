// docs/screens/readme: the screenshots in README.md.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../run.mjs";
import { open, photograph } from "./photograph.mjs";

const FOLDER = join(ROOT, "docs/screens/readme");
const DESK = { width: 1440, height: 900, shownWidth: 960, mostBytes: 60_000 };
const PHONE = { width: 360, height: 740, shownWidth: 360, mostBytes: 30_000 };

/** @param {import("./administration.mjs").Studio} studio */
export async function photographReadme({ page, visitor, origin }) {
  await mkdir(FOLDER, { recursive: true });
  const pictures = [
    { by: visitor, address: "/de", name: "home", ...DESK },
    { by: visitor, address: "/de/team", name: "team-phone", ...PHONE },
    { by: page, address: "/admin", name: "dashboard", ...DESK },
    { by: page, address: "/admin/team/new", name: "form-phone", ...PHONE },
  ];
  for (const { by, address, name, ...size } of pictures) {
    await open(by, origin + address, size);
    await photograph(by, { ...size, file: join(FOLDER, `${name}.webp`) });
  }
}
