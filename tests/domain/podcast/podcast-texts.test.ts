import { expect, it } from "vitest";
import { podcastSectionsFrom } from "~/domain/podcast/podcast-texts";

const updatedAt = new Date(0);

it("shows the four sections in their order, also those that nobody saved", () => {
  const sections = podcastSectionsFrom([{ key: "cta", content: '{"title":"Los"}', updatedAt }]);
  expect(sections.map(({ key }) => key)).toEqual(["hero", "services", "crew", "cta"]);
  expect(sections[3]).toMatchObject({ texts: [{ label: "Titel", value: "Los" }], updatedAt });
  expect(sections[0]).toMatchObject({ texts: [], updatedAt: null });
});

it("shows a service with its description and features", () => {
  const services = [{ title: "Schnitt", description: "Bis es fließt", features: ["Musik", "Mischung"] }];
  const [, section] = podcastSectionsFrom([{ key: "services", content: JSON.stringify({ services }), updatedAt }]);
  expect(section?.texts).toEqual([{ label: "Schnitt", lead: "Bis es fließt", value: ["Musik", "Mischung"] }]);
});

it.each(["", "null", "[]", "kein JSON", '{"title":5,"services":"viele"}'])("does not break over %s", (content) => {
  const [hero] = podcastSectionsFrom([{ key: "hero", content, updatedAt }]);
  expect(hero?.texts).toEqual([]);
});
