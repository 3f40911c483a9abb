import { beforeEach, describe, expect, it } from "vitest";
import { listActiveSponsors } from "~/domain/sponsors/sponsors.server";
import { write } from "~/platform/database.server";

beforeEach(() => write((tx) => tx.partner.deleteMany()));

describe("the sponsors on the site", () => {
  it("are the active ones in their order, with their logos", async () => {
    await write((tx) =>
      tx.partner.createMany({
        data: [
          { id: "b", name: "B", sortOrder: 2, logoUrl: "/artwork/sponsors/eco-blau-audio.svg" },
          { id: "a", name: "A", sortOrder: 1 },
          { id: "c", name: "C", sortOrder: 0, isActive: false },
        ],
      }),
    );
    const sponsors = await listActiveSponsors("de");
    expect(sponsors.map(({ name, picture }) => [name, picture?.src])).toEqual([
      ["A", undefined],
      ["B", "/artwork/sponsors/eco-blau-audio.svg"],
    ]);
  });
});
