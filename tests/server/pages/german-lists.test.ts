import { expect, it } from "vitest";
import { startBuiltSite } from "./built-app";

const NOW = "'2026-01-15T09:30:00.000+00:00'";

it("a list says once in the visitor's language that it has German texts, if a card shows one", async () => {
  const { ask, database } = await startBuiltSite();
  const translate = (noun: string, record: string, field: string, language = "en") => {
    database.exec(`
      INSERT INTO translations (id, noun, record_id, language_code, field, value, source_text, updated_at)
      VALUES ('${record} ${field} ${language}', '${noun}', '${record}', '${language}', '${field}', 'Translated', '', ${NOW})
    `);
  };
  const notesAt = async (path: string) => {
    const { text } = await ask(path);
    return [...text.matchAll(/class="german-only">([^<]*)/g)].map(([, note]) => note);
  };
  const english = "Some texts here are only available in German.";
  database.exec(`
    INSERT INTO team_members (id, name, position, bio, image_url, services, sort_order, updated_at)
    VALUES ('ana', 'Ana', 'Regie', '', '', '[]', 1, ${NOW}), ('bea', 'Bea', 'Ton', '', '', '["podcast"]', 2, ${NOW});
    INSERT INTO partners (id, name, category, description, logo_url, updated_at) VALUES ('far', 'Far', 'Radio', 'Licht', '', ${NOW});
    INSERT INTO services (id, title, description, icon, category, updated_at) VALUES ('cut', 'Schnitt', 'Wir schneiden.', 'Film', 'additional', ${NOW});
    INSERT INTO projects (id, title, description, category, image_url, year, is_featured, updated_at)
    VALUES ('riff', 'Riff', 'Ein Film', 'Film', '', 2026, true, ${NOW});
  `);
  expect(await notesAt("/de")).toEqual([]);
  expect(await notesAt("/en/team")).toEqual([english]);
  expect(await notesAt("/es/equipo")).toEqual(["Algunos textos de esta sección solo están disponibles en alemán."]);
  expect(await notesAt("/en/sponsors")).toEqual([english]);
  expect(await notesAt("/en/services/podcast")).toEqual([english]);
  expect(await notesAt("/en/services")).toEqual([english, english]);
  expect(await notesAt("/en")).toEqual([english, english]);

  for (const id of ["ana", "bea"]) translate("team", id, "position");
  translate("sponsors", "far", "description");
  for (const field of ["title", "description"]) translate("services", "cut", field);
  for (const field of ["title", "category"]) translate("projects", "riff", field);
  expect(await notesAt("/en/team")).toEqual([]);
  expect(await notesAt("/en/sponsors")).toEqual([]);
  expect(await notesAt("/en/services/podcast")).toEqual([]);
  expect(await notesAt("/en")).toEqual([]);
  expect(await notesAt("/en/services")).toEqual([english]);
  translate("projects", "riff", "description");
  expect(await notesAt("/en/services")).toEqual([]);
});
