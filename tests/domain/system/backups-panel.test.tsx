import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BackupsPanel } from "~/domain/system/storage-panels";
import type { BackupsOverview } from "~/domain/system/site-state";

const NONE: BackupsOverview = { place: "/backups", schedule: "03:30", hasKey: false, count: 0, folderFault: null, newest: null, failedAt: null, check: null, shipping: null };
const shown = (backups: Partial<BackupsOverview>) => renderToStaticMarkup(<BackupsPanel backups={{ ...NONE, ...backups }} />);

it("the panel of the backups says what is wrong with their folder", () => {
  expect(shown({})).not.toContain("Ordner der Sicherungen");
  expect(shown({ folderFault: "missing" })).toMatch(/Noch keine.*Den Ordner der Sicherungen gibt es nicht/);
  expect(shown({ folderFault: "unwritable" })).toMatch(/Gescheitert.*In den Ordner der Sicherungen kann nichts geschrieben werden/);
});

it.each([
  [false, false, "nein (BACKUP_KEY)"],
  [true, true, "ja"],
  [true, false, "die neueste nicht, erst die nächste"],
  [false, true, "die neueste ja, die nächste nicht (BACKUP_KEY)"],
])("the panel of the backups says whether the newest is encrypted, and whether the next will be", (hasKey, isEncrypted, text) => {
  const newest = { name: "backup", size: 1, madeAt: new Date(), isEncrypted, ageMs: 0 };
  expect(shown({ hasKey, count: 1, newest })).toMatch(new RegExp(`Verschlüsselt(<[^>]+>)*${text.replaceAll(/[()]/g, "\\$&")}<`));
});
