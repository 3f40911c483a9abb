import { describe, expect, it } from "vitest";
import { setupSchema } from "~/domain/people/access/setup-schema";

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
  it("accepts four filled-in fields and writes the e-mail in one spelling", () => {
    expect(setupSchema.parse(complete).email).toBe("ana@calima.example");
  });

  it("wants at least eight characters", () => {
    expect(messages({ password: "1234567", password_confirmation: "1234567" })).toEqual({
      password: "Passwort muss mindestens 8 Zeichen lang sein",
    });
    expect(messages({ password: "12345678", password_confirmation: "12345678" })).toEqual({});
  });

  it("wants the password twice, and says so beside the other mistakes", () => {
    expect(messages({ full_name: undefined, password: "short", password_confirmation: "other" })).toMatchObject({
      password: "Passwort muss mindestens 8 Zeichen lang sein",
      password_confirmation: "Passwörter stimmen nicht überein",
    });
  });

  it.each(["", "ana", "ana@", "@calima.example", "a b@calima.example"])("refuses the e-mail '%s'", (email) => {
    expect(Object.keys(messages({ email }))).toEqual(["email"]);
  });
});
