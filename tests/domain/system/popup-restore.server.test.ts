import { beforeAll, beforeEach, expect, it } from "vitest";
import { findPopup, popupSetting } from "~/domain/system/popup.server";
import { read, write } from "~/platform/database.server";
import * as historyScreen from "~/routes/admin.$resource.$id.history";
import * as resetScreen from "~/routes/admin.$resource.$id.history.$changeId.restore";
import { thrownBy } from "../../http/browser";
import { answered, signInAs } from "../record/record-screens";
import { changesOf, firstChange, historyCall, historyOf, resetCall } from "../record/history-calls";

const ID = "maintenance_popup";

beforeAll(signInAs);

beforeEach(async () => {
  await write(async (tx) => {
    await tx.change.deleteMany();
    await tx.websiteSetting.deleteMany();
  });
});

async function savePopupTitle(title: string) {
  const { form, version } = await popupSetting.find();
  await popupSetting.save({ form: { ...form, maintenance_popup_enabled: true, maintenance_popup_title: title }, version, by: "somebody" });
}

const question = async (fields?: Record<string, string>) =>
  resetCall(ID, { resource: "settings", changeId: await firstChange(ID), fields });

it("the history shows who changed which text", async () => {
  await savePopupTitle("Wir ziehen um");
  await savePopupTitle("Wir sind umgezogen");
  const { title, entries } = await historyOf("settings", ID, "viewer");
  expect(title).toBe("Wartungs-Popup");
  expect(entries).toMatchObject([
    { isCurrent: true, differences: [{ name: "maintenance_popup_title", before: "Wir ziehen um", after: "Wir sind umgezogen" }] },
    { isCurrent: false, canReset: { after: true, before: true } },
  ]);
});

it("a reset restores the texts, for visitors at once, in one write", async () => {
  await savePopupTitle("Wir ziehen um");
  await savePopupTitle("Wir sind umgezogen");
  const { version, differences } = await resetScreen.loader(await question());
  expect(differences).toMatchObject([{ name: "maintenance_popup_title", after: "Wir ziehen um" }]);
  const answer = await resetScreen.action(await question({ version: version.toString() }));
  expect(answer).toRedirectTo(`/admin/settings/${ID}/history`);
  await resetScreen.action(await question({ version: version.toString() }));
  expect(await findPopup()).toMatchObject({ maintenance_popup_title: "Wir ziehen um" });
  expect((await changesOf(ID)).map(({ action }) => action)).toEqual(["update", "update", "restore"]);
});

it("a reset is refused if somebody saved in the meantime, and for viewers", async () => {
  await savePopupTitle("Wir ziehen um");
  await savePopupTitle("Wir sind umgezogen");
  const { version } = await resetScreen.loader(await question());
  await savePopupTitle("Wir sind wieder da");
  const stale = await resetScreen.action(await question({ version: version.toString() }));
  expect(answered(stale)).toMatchObject({ status: 409, data: { hasChanged: true } });
  const call = await resetCall(ID, { resource: "settings", role: "viewer", changeId: await firstChange(ID), fields: { version: "1" } });
  expect(await (await thrownBy(resetScreen.action(call))).text()).toBe("Sie haben keine Berechtigung, Einstellungen zu bearbeiten.");
  expect(await findPopup()).toMatchObject({ maintenance_popup_title: "Wir sind wieder da" });
});

it("the history of other settings is not found", async () => {
  expect((await thrownBy(historyScreen.loader(await historyCall("settings", "something_else")))).status).toBe(404);
  expect(await read.change.count()).toBe(0);
});
