import { describe, expect, it } from "vitest";
import { oneCrew } from "~/domain/podcast-crew/podcast-crew";

describe("the crew", () => {
  const person = { position: "", bio: "", imageUrl: null, email: null, linkedinUrl: null, germanTexts: [] };

  it("lists the team first and nobody twice", () => {
    const team = [{ ...person, id: "1", name: "Aina Salom" }];
    const entries = [
      { ...person, id: "2", name: "Mateo Brunner" },
      { ...person, id: "3", name: " aina salom" },
    ];
    expect(oneCrew(team, entries).map(({ id }) => id)).toEqual(["1", "2"]);
  });
});
