import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "~/i18n/languages";
import { OWN_FORM } from "../ask";
import { startBuiltSite } from "./built-app";
import type { SmallSite } from "../small-site";

it("the next answer shows exactly the enabled languages", async () => {
  const site = await startBuiltSite();
  const usual = await site.ask("/de/team");
  expect([languagesOf(usual.text), menuOf(usual.text)]).toEqual([[...LANGUAGES, "x-default"], [...LANGUAGES]]);

  enable(site, ["es", "de"]);
  const german = await site.ask("/de/team");
  expect([languagesOf(german.text), menuOf(german.text)]).toEqual([["es", "de", "x-default"], ["es", "de"]]);
  expect(german.text).not.toContain("en_GB");
  for (const [asked, answered] of [["/en/team", "/de/team"], ["/en", "/de"], ["/en/contact", "/de/kontakt"]] as const) {
    expect(await whereTo(site, asked)).toEqual([302, answered]);
  }
  expect(await whereTo(site, "/en/no-such-thing")).toEqual([404, undefined]);
  const english = await site.ask("/team", { headers: { "Accept-Language": "en" } });
  expect([english.status, /<html lang="(\w+)"/.exec(english.text)?.[1]]).toEqual([200, "de"]);
  expect([...new Set((await site.ask("/sitemap.xml")).text.match(/hreflang="[\w-]+"/g))]).toEqual(['hreflang="es"', 'hreflang="de"', 'hreflang="x-default"']);

  enable(site, ["es"]);
  const spanish = await site.ask("/", { headers: { "Accept-Language": "de" } });
  expect([/<html lang="(\w+)"/.exec(spanish.text)?.[1], menuOf(spanish.text)]).toEqual(["es", []]);
  expect(await whereTo(site, "/de/impressum")).toEqual([302, "/es/aviso-legal"]);
  expect((await site.ask("/sitemap.xml")).text).not.toContain("/impressum");
  const sent = { method: "POST", headers: OWN_FORM, body: "name=&email=&subject=&message=Hallo" };
  const returned = await site.ask("/de/kontakt", sent);
  expect([returned.status, /<html lang="(\w+)"/.exec(returned.text)?.[1]]).toEqual([422, "es"]);
  expect(returned.text).toMatch(/<textarea[^>]*name="message"[^>]*>Hallo</);

  enable(site, []);
  expect((await site.ask("/de/team")).text).toBe(usual.text);
});

it("the language form returns to its page, and from an unknown address to the start page", async () => {
  const site = await startBuiltSite();
  const leadsTo = async (path: string) => {
    const { text } = await site.ask(path);
    return [...text.matchAll(/class="language-form".*?name="return_to" value="([^"]*)"/g)].map(([, target]) => target);
  };
  expect(await leadsTo("/de/team")).toEqual(["/de/team", "/de/team"]);
  expect(await leadsTo("/de/no-such-thing")).toEqual(["/de", "/de"]);
});

it.each([
  ["/de", "/es"],
  ["/de/kontakt#map", "/es/contacto#map"],
  ["/de/Team/?page=2", "/es/equipo?page=2"],
  ["/en/projects/nine-winds", "/es/proyectos/nine-winds"],
  ["/en/no-such-thing", "/es/no-such-thing"],
  ["/kontakt", "/kontakt"],
])("the language form leads from %s to the address in that language", async (from, to) => {
  const site = await startBuiltSite();
  const { headers } = await site.ask("/language", { method: "POST", headers: OWN_FORM, body: new URLSearchParams({ language: "es", return_to: from }).toString() });
  expect(headers.location).toBe(to);
});

function enable(site: SmallSite, languages: readonly Language[]): void {
  site.database.exec(`INSERT INTO website_settings (key, value, version, updated_at) VALUES ('languages', '${JSON.stringify({ languages: languages.join() })}', 1, '2026-01-15T09:30:00.000+00:00')
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
}

async function whereTo(site: SmallSite, path: string): Promise<[number, unknown]> {
  const { status, headers } = await site.ask(path);
  return [status, headers.location];
}

function languagesOf(html: string): string[] {
  return [...html.matchAll(/rel="alternate" hrefLang="([\w-]+)"/g)].map(([, language = ""]) => language);
}

/** The header and the phone menu must have the same languages. */
function menuOf(html: string): string[] {
  const found = [...html.matchAll(/name="language" value="(\w+)"/g)].map(([, language = ""]) => language);
  const [first, second] = [found.slice(0, found.length / 2), found.slice(found.length / 2)];
  expect(second).toEqual(first);
  return first;
}
