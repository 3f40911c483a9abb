import { beforeAll, describe, expect, it } from "vitest";
import { startSession } from "~/domain/people/access/sessions.server";
import { popupSetting } from "~/domain/system/popup.server";
import { write } from "~/platform/database.server";
import * as settingsScreen from "~/routes/admin.settings";
import * as homeScreen from "~/routes/home";
import { postOf, requestWith, thrownBy } from "../../http/browser";
import { emptyOffice, employ, HOME } from "../people/access/factories";

const PATH = "/admin/settings";
const sessions = new Map<string, string>();

async function callOf(role: "viewer" | "editor", init?: RequestInit) {
  return { request: await requestWith(sessions.get(role) ?? null, PATH, init), params: {}, context: {} };
}

function formOf(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return postOf(body);
}

const TEXTS = {
  maintenance_popup_enabled: "on",
  maintenance_popup_title: "Wir bauen um",
  maintenance_popup_message: "Bald ist alles neu.",
  maintenance_popup_button_text: "Aha",
};

async function home(cookie = "") {
  const request = new Request("http://site.example/en", { headers: { Cookie: cookie } });
  return (await homeScreen.loader({ request, params: {}, context: {} })).data.popup;
}

beforeAll(async () => {
  await emptyOffice();
  for (const role of ["viewer", "editor"] as const) {
    const { userId } = await employ({ role });
    sessions.set(role, await write((tx) => startSession(tx, { userId, visit: HOME })));
  }
});

describe("the settings", () => {
  it("are a form for people who may change them, and read-only for all others", async () => {
    expect(await settingsScreen.loader(await callOf("editor"))).toMatchObject({ isReadOnly: false, isRestored: false });
    expect(await settingsScreen.loader(await callOf("viewer"))).toMatchObject({ isReadOnly: true, values: { maintenance_popup_enabled: false } });
    const refusal = await thrownBy(settingsScreen.action(await callOf("viewer", formOf({ ...TEXTS, version: "1" }))));
    expect(refusal.status).toBe(403);
  });

  it("keep every value when a text is missing", async () => {
    const answer = await settingsScreen.action(await callOf("editor", formOf({ ...TEXTS, maintenance_popup_title: " ", version: "1" })));
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        reply: {
          initialValue: { maintenance_popup_message: "Bald ist alles neu." },
          error: { maintenance_popup_title: ["Bitte geben Sie einen Titel ein."] },
        },
      },
    });
  });

  it("are on the start page at once, until the visitor closes the popup", async () => {
    const { version } = await popupSetting.find();
    const answer = await settingsScreen.action(await callOf("editor", formOf({ ...TEXTS, version: version.toString() })));
    expect(answer).toRedirectTo(PATH);
    expect(await home()).toMatchObject({ state: "ready", value: { maintenance_popup_title: "Wir bauen um" } });
    expect(await home("maintenance-popup-closed=true")).toEqual({ state: "ready", value: null });

    const again = await settingsScreen.action(
      await callOf("editor", formOf({ ...TEXTS, maintenance_popup_title: "Anders", version: version.toString() })),
    );
    expect(again).toMatchObject({ init: { status: 409 }, data: { conflict: { conflicts: [{ name: "maintenance_popup_title" }] } } });
  });
});
