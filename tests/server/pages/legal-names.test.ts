import { expect, it } from "vitest";
import { startBuiltSite } from "./built-app";

it("a section of a legal text gets no id that the page around it uses already", async () => {
  const site = await startBuiltSite();
  const namesOn = async () => [...(await site.ask("/de/impressum")).text.matchAll(/ id="([^"]+)"/g)].map(([, name = ""]) => name);
  const wanted = await namesOn();
  const text = wanted.map((name) => `## Abschnitt {#${name}}`).join("\n\n");
  site.database
    .prepare("INSERT INTO pages_content (id, page_key, section_key, language_code, content_value, updated_at) VALUES ('x', 'legal/notice', 'text', 'de', ?, '2026-01-15T09:30:00.000+00:00')")
    .run(text);
  const names = await namesOn();
  expect(names.length).toBeGreaterThan(wanted.length);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
