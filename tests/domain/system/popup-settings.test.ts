import { expect, it } from "vitest";
import { popupFrom, popupTexts } from "~/domain/system/popup";

it("is off and has its default texts while nobody said otherwise", () => {
  expect(popupFrom({})).toMatchObject({
    maintenance_popup_enabled: false,
    maintenance_popup_title: "Website in Bearbeitung",
    maintenance_popup_button_text: "Verstanden",
  });
});

it("is as the settings say, an empty text included", () => {
  const settings = { maintenance_popup_enabled: "true", maintenance_popup_title: "", maintenance_popup_message: "Bald" };
  expect(popupFrom(settings)).toMatchObject({ ...settings, maintenance_popup_enabled: true });
});

it("speaks the visitor's language as long as nobody has written another text", () => {
  expect(popupTexts(popupFrom({}), "en")).toMatchObject({ title: "Website under construction", buttonText: "Got it" });
  expect(popupTexts(popupFrom({}), "de")).toMatchObject({ title: "Website in Bearbeitung", language: undefined });
});

it("shows what staff wrote as it is, and says that it is German", () => {
  const popup = popupFrom({ maintenance_popup_title: "Wir ziehen um" });
  expect(popupTexts(popup, "es")).toMatchObject({ title: "Wir ziehen um", buttonText: "Verstanden", language: "de" });
  expect(popupTexts(popup, "de").language).toBeUndefined();
});
