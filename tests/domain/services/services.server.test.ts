import { beforeEach, describe, expect, it } from "vitest";
import { servicesOf } from "~/domain/services/services";
import { listActiveServices } from "~/domain/services/services.server";
import { write } from "~/platform/database.server";
import { sqlOf } from "../../harness/sql";

const kino = { id: "kino", title: "Filmproduktion", description: "Kino", icon: "Film", category: "main", sortOrder: 2 };

beforeEach(() =>
  write(async (tx) => {
    await tx.service.deleteMany();
    await tx.translation.deleteMany();
  }),
);

function createService(...services: (typeof kino & { isActive?: boolean })[]) {
  return write((tx) => tx.service.createMany({ data: services }));
}

describe("the services on the site", () => {
  it("are the active ones in their order", async () => {
    await createService(kino, { ...kino, id: "radio", sortOrder: 1 }, { ...kino, id: "gone", isActive: false });
    expect((await listActiveServices("de")).map(({ id }) => id)).toEqual(["radio", "kino"]);
  });

  it("are split into main and additional ones", async () => {
    await createService(kino, { ...kino, id: "casting", category: "additional" });
    const services = await listActiveServices("de");
    expect(servicesOf("main", services).map(({ id }) => id)).toEqual(["kino"]);
    expect(servicesOf("additional", services).map(({ id }) => id)).toEqual(["casting"]);
  });

  it("link to the podcast crew if their German title names podcasts, whatever the translated title says", async () => {
    await createService({ ...kino, id: "podcast", title: "PODCAST-Produktion" }, kino);
    const value = { resource: "services", recordId: "podcast", languageCode: "es", field: "title", sourceText: "" };
    await write((tx) => tx.translation.create({ data: { ...value, value: "Audio a la carta" } }));
    const services = await listActiveServices("es");
    expect(services.filter(({ isPodcast }) => isPodcast).map(({ title }) => title)).toEqual(["Audio a la carta"]);
  });

  it("name their texts that are in German", async () => {
    await createService(kino);
    const value = { resource: "services", recordId: "kino", languageCode: "en", field: "title", sourceText: "" };
    await write((tx) => tx.translation.create({ data: { ...value, value: "Film production" } }));
    expect((await listActiveServices("en"))[0]).toMatchObject({ title: "Film production", germanTexts: ["description"] });
    expect((await listActiveServices("de"))[0]?.germanTexts).toEqual([]);
  });

  it("show the default icon for an unknown one", async () => {
    await createService({ ...kino, icon: "Trombone" });
    expect((await listActiveServices("de"))[0]?.icon).toBe("Film");
  });

  it("are none when the table is missing", async () => {
    const sql = sqlOf(process.env.DATABASE_URL ?? "");
    await sql.run(["ALTER TABLE services RENAME TO services_elsewhere"]);
    try {
      expect(await listActiveServices("de")).toEqual([]);
    } finally {
      await sql.run(["ALTER TABLE services_elsewhere RENAME TO services"]);
      await sql.close();
    }
  });
});
