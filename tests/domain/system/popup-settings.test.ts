import { expect, it } from "vitest";
import { popupFrom, popupTexts } from "~/domain/system/popup";

it("the popup is off and has its default texts without settings", () => {
  expect(popupFrom({})).toMatchObject({
    maintenance_popup_enabled: false,
    maintenance_popup_title: "Website in Bearbeitung",
    maintenance_popup_button_text: "Verstanden",
  });
});

it("the popup follows the settings, even an empty text", () => {
  const settings = { maintenance_popup_enabled: "true", maintenance_popup_title: "", maintenance_popup_message: "Bald" };
  expect(popupFrom(settings)).toMatchObject({ ...settings, maintenance_popup_enabled: true });
});

it("the popup has the visitor's language while its texts are the default ones", () => {
  expect(popupTexts(popupFrom({}), "en")).toMatchObject({ title: "Website under construction", buttonText: "Got it" });
  expect(popupTexts(popupFrom({}), "de")).toMatchObject({ title: "Website in Bearbeitung", language: undefined });
});

it("the popup shows texts of staff unchanged, marked as German", () => {
  const popup = popupFrom({ maintenance_popup_title: "Wir ziehen um" });
  expect(popupTexts(popup, "es")).toMatchObject({ title: "Wir ziehen um", buttonText: "Verstanden", language: "de" });
  expect(popupTexts(popup, "de").language).toBeUndefined();
});
