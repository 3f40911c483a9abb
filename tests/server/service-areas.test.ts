import { expect, it } from "vitest";
import { useEmptySite } from "../harness/furnished-site";
import type { Site } from "../harness/site";
import type { Sql } from "../harness/sql";

const AREAS = ["/de/services/kino", "/de/services/podcast", "/de/services/radio", "/de/services/media-web", "/de/services/events"];

let site: Site;
let sql: Sql;

useEmptySite((started) => {
  ({ site, sql } = started);
});

it("each area has its own hero picture, marks the services in the menu, and shows its projects and people if there are any", async () => {
  const htmlOf = async (path: string) => (await fetch(site.origin + path)).text();
  const pages = await Promise.all(["/de/services", ...AREAS].map(htmlOf));
  const heroes = pages.map((html) => /<div class="page-hero-picture"><picture>.*?<img src="([^"]*)"/s.exec(html)?.[1]);
  expect(new Set(heroes)).toHaveProperty("size", pages.length);
  const [, ...ofAreas] = pages;
  for (const html of ofAreas) {
    expect(html).toMatch(/<a href="\/de\/services" aria-current="true">Leistungen<\/a>/);
    expect(headingsOf(html)).toContain("Aus diesem Bereich");
  }
  const [cinema = "", podcast = ""] = ofAreas;
  expect([stillsOf(cinema), stillsOf(podcast)]).toEqual([["Die Salzlinie", "Die letzte Werft"], ["Inselstimmen"]]);
  expect(peopleOf(cinema)).toEqual(["Elena Marqués", "Jonas Hartwig", "Núria Ferragut"]);

  await sql.run([`UPDATE projects SET services = CASE WHEN title = 'Die Salzlinie' THEN '["radio"]' END`]);
  await sql.run(["UPDATE team_members SET services = '[]'"]);
  const [none = "", radio = ""] = await Promise.all(["/de/services/kino", "/de/services/radio"].map(htmlOf));
  expect(headingsOf(none)).not.toContain("Aus diesem Bereich");
  expect(headingsOf(none)).not.toContain("Wer dahintersteht");
  expect([stillsOf(radio), peopleOf(radio)]).toEqual([["Die Salzlinie"], []]);

  await sql.run(["UPDATE services SET area = 'contact' WHERE title = 'Radio-Content'"]);
  const text = await htmlOf("/de/services");
  expect(headingsOf(text).slice(1, 6)).toEqual(["Ausgewählte Projekte", "Was wir für Sie produzieren", "In vier Schritten zum fertigen Werk", "Und alles, was dazugehört", "Unsere Bereiche"]);
  const cards = [...text.matchAll(/<h3>(?:<a href="([^"]*)">)?([^<]*)(?:<\/a>)?<\/h3>/g)].map(([, href, title]) => [title, href]);
  expect(cards).toEqual(expect.arrayContaining([["Filmproduktion &amp; Kino", "/de/services/kino"], ["Podcast-Produktion", undefined], ["Radio-Content", "/de/kontakt"]]));
  expect(new Set(cards.map(([title]) => title)).size).toBe(cards.length);
});

function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, heading = ""]) => heading);
}

/** The titles of the project stills. */
function stillsOf(html: string): string[] {
  return [...html.matchAll(/<li class="still">.*?<h3[^>]*><a [^>]*>([^<]*)</gs)].map(([, title = ""]) => title);
}

function peopleOf(html: string): string[] {
  const section = html.slice(html.indexOf("Wer dahintersteht"));
  return html.includes("Wer dahintersteht") ? [...section.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, name = ""]) => name) : [];
}
