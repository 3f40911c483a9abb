import { describe, expect, it } from "vitest";
import { PASSWORD_IS_A_RUN, PASSWORD_TOO_UNIFORM } from "~/domain/people/access/password-messages";
import { setupSchema } from "~/domain/people/access/gate-schemas";

const complete = {
  full_name: "Ana Ferrer",
  email: "Ana@Calima.example ",
  password: "Sieben Inseln",
  password_confirmation: "Sieben Inseln",
};

function messages(fields: Partial<typeof complete>) {
  const parsed = setupSchema.safeParse({ ...complete, ...fields });
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("the set-up form", () => {
  it("accepts four completed fields and normalizes the e-mail address", () => {
    expect(setupSchema.parse(complete).email).toBe("ana@calima.example");
  });

  it("requires a password of at least eight characters", () => {
    expect(messages({ password: "1234567", password_confirmation: "1234567" })).toEqual({
      password: "Passwort muss mindestens 8 Zeichen lang sein",
    });
    expect(messages({ password: "9 Wellen", password_confirmation: "9 Wellen" })).toEqual({});
  });

  it.each([
    ["abababab", PASSWORD_TOO_UNIFORM],
    ["aaaabbbb", PASSWORD_TOO_UNIFORM],
    ["12345678", PASSWORD_IS_A_RUN],
    ["hgfedcba", PASSWORD_IS_A_RUN],
    ["Qwertz123456", PASSWORD_IS_A_RUN],
    ["!asdfghjkl!", PASSWORD_IS_A_RUN],
  ])("refuses the password '%s' with one message at its field", (password, message) => {
    expect(messages({ password, password_confirmation: password })).toEqual({ password: message });
  });

  it.each(["Sieben Inseln 1234", "Wellen 5 und 6", "Ábaco y ñandú", "日本語のパスワード"])("accepts the password '%s'", (password) => {
    expect(messages({ password, password_confirmation: password })).toEqual({});
  });

  it("requires the same password twice, and reports a difference beside other errors", () => {
    expect(messages({ full_name: undefined, password: "short", password_confirmation: "other" })).toMatchObject({
      password: "Passwort muss mindestens 8 Zeichen lang sein",
      password_confirmation: "Passwörter stimmen nicht überein",
    });
  });

  it.each(["", "ana", "ana@", "@calima.example", "a b@calima.example"])("refuses the e-mail '%s'", (email) => {
    expect(Object.keys(messages({ email }))).toEqual(["email"]);
  });
});
