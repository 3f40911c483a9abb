import { beforeEach, describe, expect, it } from "vitest";
import { findPopup, popupSetting } from "~/domain/system/popup.server";
import type { PopupForm } from "~/domain/system/setting-schemas";
import { read, write } from "~/platform/database.server";

const NEW: PopupForm = {
  maintenance_popup_enabled: true,
  maintenance_popup_title: "Wir ziehen um",
  maintenance_popup_message: "Am Montag sind wir wieder da.",
  maintenance_popup_button_text: "Gut",
};

const save = async (values: Partial<PopupForm>, version?: number, by = "first") => {
  const stored = await popupSetting.find();
  return popupSetting.save({ form: { ...stored.form, ...values }, version: version ?? stored.version, by });
};

const changes = () => read.change.findMany({ where: { resource: "settings" }, orderBy: { createdAt: "asc" } });

beforeEach(async () => {
  await write(async (tx) => {
    await tx.change.deleteMany();
    await tx.websiteSetting.deleteMany();
    await tx.websiteSetting.create({ data: { key: "maintenance_popup_enabled", value: "false" } });
    await tx.websiteSetting.create({ data: { key: "maintenance_popup_title", value: "Website in Bearbeitung" } });
    await tx.websiteSetting.create({ data: { key: "something_else", value: "stays" } });
  });
});

describe("the popup settings", () => {
  it("are shown to visitors at once, but only while the popup is on", async () => {
    expect(await findPopup()).toBeNull();
    expect(await save(NEW)).toMatchObject({ ok: true, record: { form: NEW } });
    expect(await findPopup()).toMatchObject({ maintenance_popup_title: "Wir ziehen um", maintenance_popup_button_text: "Gut" });
    expect(await read.websiteSetting.findUnique({ where: { key: "something_else" } })).toMatchObject({ value: "stays", version: 1 });
  });

  it("are recorded with the texts before and after, and raise the content version", async () => {
    const version = async () => (await read.contentVersion.aggregate({ _sum: { version: true } }))._sum.version ?? 0;
    const before = await version();
    await save({ maintenance_popup_title: "Neu" }, undefined, "edgar");
    expect(await version()).toBeGreaterThan(before);
    expect(await changes()).toMatchObject([
      {
        adminUserId: "edgar",
        recordId: "maintenance_popup",
        action: "update",
        before: { maintenance_popup_title: "Website in Bearbeitung", maintenance_popup_enabled: false },
        after: { maintenance_popup_title: "Neu" },
      },
    ]);
  });

  it("are not written without a change", async () => {
    await save(NEW);
    const { version } = await popupSetting.find();
    expect(await save({})).toMatchObject({ ok: true, record: { version } });
    expect(await changes()).toHaveLength(1);
  });
});

describe("two editors of the popup", () => {
  it("get their changes of different texts merged", async () => {
    await save(NEW);
    const { version } = await popupSetting.find();
    await save({ maintenance_popup_title: "Vom Ersten" });
    const second = await popupSetting.save({ form: { ...NEW, maintenance_popup_button_text: "Vom Zweiten" }, version, by: "second" });
    expect(second).toMatchObject({
      ok: true,
      record: { form: { maintenance_popup_title: "Vom Ersten", maintenance_popup_button_text: "Vom Zweiten" } },
    });
  });

  it("get a conflict about the same text, and nothing is overwritten", async () => {
    await save(NEW);
    const { version } = await popupSetting.find();
    await save({ maintenance_popup_title: "Vom Ersten" });
    const form = { ...NEW, maintenance_popup_title: "Vom Zweiten", maintenance_popup_enabled: false };
    const refused = await popupSetting.save({ form, version, by: "second" });
    expect(refused).toMatchObject({
      ok: false,
      reason: "conflict",
      conflict: { conflicts: [{ name: "maintenance_popup_title", stored: "Vom Ersten", typed: "Vom Zweiten" }] },
    });
    expect((await popupSetting.find()).form).toEqual({ ...NEW, maintenance_popup_title: "Vom Ersten" });
  });

  it("get one success and one conflict at the same time", async () => {
    await save(NEW);
    const { version } = await popupSetting.find();
    const results = await Promise.all(
      ["A", "B"].map((title) => popupSetting.save({ form: { ...NEW, maintenance_popup_title: title }, version, by: title })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
