import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BackupsPanel } from "~/domain/system/storage-panels";
import type { BackupsOverview } from "~/domain/system/site-state";

const NONE: BackupsOverview = { place: "/backups", schedule: "03:30", isEncrypted: false, count: 0, folderFault: null, newest: null, failedAt: null, check: null, shipping: null };
const shown = (backups: Partial<BackupsOverview>) => renderToStaticMarkup(<BackupsPanel backups={{ ...NONE, ...backups }} />);

it("the panel of the backups says what is wrong with their folder", () => {
  expect(shown({})).not.toContain("Ordner der Sicherungen");
  expect(shown({ folderFault: "missing" })).toMatch(/Noch keine.*Den Ordner der Sicherungen gibt es nicht/);
  expect(shown({ folderFault: "unwritable" })).toMatch(/Gescheitert.*In den Ordner der Sicherungen kann nichts geschrieben werden/);
});
