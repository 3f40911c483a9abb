import { describe, expect, it } from "vitest";
import { oneCrew } from "~/domain/podcast-crew/podcast-crew";
import { podcastContentFrom } from "~/domain/texts/podcast-content";
import { dictionaryOf } from "~/i18n/i18n";

const builtIn = dictionaryOf("de").podcast.content;

describe("the texts of the podcast page", () => {
  it("are the built-in ones without rows", () => {
    expect(podcastContentFrom([], builtIn)).toEqual(builtIn);
  });

  it("are what staff saved, section by section", () => {
    const crew = { title: "Die Neuen", subtitle: "Seit heute" };
    const content = podcastContentFrom([{ key: "crew", content: JSON.stringify(crew) }], builtIn);
    expect(content).toEqual({ ...builtIn, crew });
  });

  it.each(["", "{", "null", "[]", '"text"', '{"title":5}', '{"title":" "}'])(
    "are the built-in ones where a row holds %j",
    (content) => {
      expect(podcastContentFrom([{ key: "crew", content }], builtIn).crew).toEqual(builtIn.crew);
    },
  );

  it("are what staff wrote text by text: what they left empty stays as it was built in", () => {
    const services = [null, { title: "Schnitt", features: [] }, { features: ["Musik"], description: 7 }];
    const content = JSON.stringify({ title: "Was wir tun", subtitle: "", services });
    const shown = podcastContentFrom([{ key: "services", content }], builtIn).services;
    const [first, second, third, ...others] = builtIn.services.services;
    expect(shown).toEqual({
      title: "Was wir tun",
      subtitle: builtIn.services.subtitle,
      services: [first, { ...second, title: "Schnitt" }, { ...third, features: ["Musik"] }, ...others],
    });
  });
});

describe("the crew", () => {
  const person = { position: "", bio: "", imageUrl: null, email: null, linkedinUrl: null, germanTexts: [] };

  it("is the team first, and shows nobody twice", () => {
    const team = [{ ...person, id: "1", name: "Aina Salom" }];
    const entries = [
      { ...person, id: "2", name: "Mateo Brunner" },
      { ...person, id: "3", name: " aina salom" },
    ];
    expect(oneCrew(team, entries).map(({ id }) => id)).toEqual(["1", "2"]);
  });
});
