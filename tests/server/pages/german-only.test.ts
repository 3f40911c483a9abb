import { expect, it } from "vitest";
import { startBuiltSite } from "./built-app";

const NOW = "'2026-01-15T09:30:00.000+00:00'";

it("the page of a project says in the visitor's language that its text is in German", async () => {
  const { ask, database } = await startBuiltSite();
  database.exec(`
    INSERT INTO projects (id, title, description, category, image_url, year, updated_at)
    VALUES ('riff', 'Riff', 'Ein Film', 'Film', '', 2026, ${NOW});
    INSERT INTO project_slugs (slug, project_id) VALUES ('known-film', 'riff');
  `);
  const notesAt = async (path: string) => {
    const { status, text } = await ask(path);
    return [status, ...[...text.matchAll(/class="german-only">([^<]*)/g)].map(([, note]) => note)];
  };
  expect(await notesAt("/de/projekte/known-film")).toEqual([200]);
  expect(await notesAt("/en/projects/known-film")).toEqual([200, "This content is only available in German."]);
  expect(await notesAt("/es/proyectos/known-film")).toEqual([200, "Este contenido solo está disponible en alemán."]);
  database.exec(`
    INSERT INTO translations (id, noun, record_id, language_code, field, value, source_text, updated_at)
    VALUES ('one', 'projects', 'riff', 'en', 'description', 'A film', 'Ein Film', ${NOW})
  `);
  expect(await notesAt("/en/projects/known-film")).toEqual([200]);
  database.exec("UPDATE projects SET story = 'Am Riff ist es still.'");
  expect(await notesAt("/de/projekte/known-film")).toEqual([200]);
  expect(await notesAt("/en/projects/known-film")).toEqual([200, "Some texts here are only available in German."]);
});
