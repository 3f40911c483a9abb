import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { searchSources } from "~/domain/desk/search.server";
import { usesOf } from "~/domain/desk/picture-uses.server";
import { columnOf } from "~/domain/record/field-kinds";
import type { RecordResource } from "~/domain/record/resource";
import { schemasOf } from "~/domain/record/resource-schemas";
import { formOfRecord } from "~/domain/record/resource-table.server";
import { RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { read, write } from "~/platform/database.server";
import { allOf } from "~/platform/in-portions";
import { requestWith } from "../../http/browser";
import { readForm } from "~/http/read-form.server";
import { BY, emptyTeam } from "../team/factories";
import { multipart } from "./record-screens";
import { emptySampleOf, sampleOf, typedSampleOf } from "./sample";

beforeAll(emptyTeam);

describe.each(RESOURCE_NAMES)("every field of %s", (name) => {
  const resource: RecordResource = RESOURCES[name];
  const records = RECORDS[name];

  async function create(seed: number) {
    const result = await records.create({ id: randomUUID(), form: sampleOf(resource, seed), by: BY });
    if (!result.ok) throw new Error(result.reason);
    return result.record;
  }

  async function formNow(id: string) {
    const row = await records.findRow(id);
    return row && formOfRecord(records.table, row);
  }

  it("is read from a browser's form", async () => {
    const request = await requestWith(null, `/admin/${resource.path}/new`, multipart({ id: randomUUID(), ...typedSampleOf(resource, 1) }));
    const form = await readForm(request, schemasOf(resource).new);
    expect(form.ok ? form.value : form.reply.error).toMatchObject(sampleOf(resource, 1));
  });

  it("is stored, edited, reset and restored without loss", async () => {
    const { id, version } = await create(1);
    expect(await formNow(id)).toEqual(sampleOf(resource, 1));
    const edited = await records.update({ id, form: sampleOf(resource, 2), version, by: BY });
    expect(edited.ok && (await formNow(id))).toEqual(sampleOf(resource, 2));
    const first = await read.change.findFirstOrThrow({ where: { recordId: id, action: "create" }, select: { id: true } });
    await records.restorer(id).reset({ state: { changeId: first.id, side: "after" }, version: version + 1, by: BY });
    expect(await formNow(id)).toEqual(sampleOf(resource, 1));
    await records.remove({ id, version: version + 2, by: BY });
    expect(await formNow(id)).toBeNull();
    const deleted = await records.findDeleted(id);
    await records.restoreDeleted({ id, deletion: deleted?.deletion ?? "", by: BY });
    expect(await formNow(id)).toEqual(sampleOf(resource, 1));
  });

  it("is stored empty, unless it is required", async () => {
    const form = emptySampleOf(resource);
    const result = await records.create({ id: randomUUID(), form, by: BY });
    expect(result.ok && (await formNow(result.record.id))).toEqual(form);
  });

  it("that is translated appears with its German text in the translation list", async () => {
    const { id } = await create(3);
    const german = (await allOf(records.listGermanTexts())).find((record) => record.id === id);
    const texts = resource.translatedFields.map((field) => [field, sampleOf(resource, 3)[field]]);
    expect(german?.texts).toEqual(Object.fromEntries(texts));
  });

  it("that is searched is in the search source", async () => {
    const { id } = await create(4);
    const found = [];
    for await (const record of searchSources[name]()) if (record.id === id) found.push(record);
    const searched = Object.keys(resource.fields).filter((field) => resource.fields[field]?.isSearched);
    const row = await records.findRow(id);
    expect(found.map(({ texts }) => texts)).toEqual([searched.map((field) => String(row?.[columnOf(field)]))]);
  });

  it("that contains a picture protects it from deletion, also in the trash", async () => {
    const filename = `1700000000000-${randomUUID().replaceAll("-", "").slice(0, 16)}.webp`;
    const url = `/media/general/${filename}`;
    await write((tx) => tx.mediaAsset.deleteMany());
    await write((tx) => tx.mediaAsset.create({ data: { ...PICTURE, filename, filePath: `general/${filename}` } }));
    if (resource.pictureField === null) {
      expect(resource.pictureFields).toEqual([]);
      return;
    }
    const result = await records.create({ id: randomUUID(), form: { ...sampleOf(resource, 5), [resource.pictureField]: url }, by: BY });
    if (!result.ok) throw new Error(result.reason);
    const { id, version } = result.record;
    expect(await usesOf({ filename })).toMatchObject([{ resource: name, id }]);
    await records.remove({ id, version, by: BY });
    expect(await usesOf({ filename })).toMatchObject([{ resource: name, id, notOnSite: "bin" }]);
    const deleted = await records.findDeleted(id);
    await records.restoreDeleted({ id, deletion: deleted?.deletion ?? "", by: BY });
    expect(await usesOf({ filename })).toEqual([expect.not.objectContaining({ notOnSite: "bin" })]);
  });
});

const PICTURE = { originalName: "a.png", fileSize: 1, mimeType: "image/webp", width: 1, height: 1, widths: [] };
