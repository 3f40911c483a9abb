import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { USER_FORM_FIELDS } from "~/domain/people/users/user-labels";
import { TypedValues } from "~/ui/admin/typed-values";

it("the typed values of a user are shown with the labels of the form, without technical ones", () => {
  const values = { id: "3f0c9d0e", version: "1", first_name: "Nora", role_id: "8c1d", with_password: "on", enrolmentToken: "sealed" };
  const shown = renderToStaticMarkup(<TypedValues values={values} fields={USER_FORM_FIELDS} />);
  expect(shown.replaceAll(/<[^>]+>/g, "|")).toMatch(/Vorname\|+Nora\|+Rolle\|+wie gewählt\|+Passwort\|+bitte noch einmal eingeben/);
  expect(shown).not.toMatch(/role_id|with_password|enrolmentToken|sealed|3f0c9d0e|8c1d/);
});
