import { expect, it } from "vitest";
import { popupFrom } from "~/domain/settings/popup-settings";

it("is off and has its default texts while nobody said otherwise", () => {
  expect(popupFrom({})).toMatchObject({ isEnabled: false, title: "Website in Bearbeitung", buttonText: "Verstanden" });
});

it("is as the settings say, an empty text included", () => {
  const settings = { maintenance_popup_enabled: "true", maintenance_popup_title: "", maintenance_popup_message: "Bald" };
  expect(popupFrom(settings)).toMatchObject({ isEnabled: true, title: "", message: "Bald" });
});
