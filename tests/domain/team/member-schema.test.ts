import { describe, expect, it } from "vitest";
import { schemasOf } from "~/domain/record/resource-schemas";
import { memberTypeOf, SERVICE_LABELS, team } from "~/domain/team/team";
import { TRANSLATION_LANGUAGES } from "~/i18n/languages";

const complete = { version: 1, name: "Alba", position: "Kamera", is_team_member: true };

/** The error messages by field name. */
function messagesFor(values: Record<string, unknown>) {
  const { error } = schemasOf(team).edit.safeParse({ ...complete, ...values });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("the form of a member", () => {
  it("requires name, position and role, and reports everything missing at once", () => {
    expect(messagesFor({ name: undefined, position: " ", is_team_member: false })).toEqual({
      name: "Name und Position sind erforderlich",
      position: "Name und Position sind erforderlich",
      is_team_member: "Bitte wählen Sie mindestens eine Rolle aus (Team-Mitglied oder Moderator)",
    });
    expect(messagesFor({ is_team_member: undefined, is_moderator: true })).toEqual({});
  });

  it.each([
    ["https://www.linkedin.com/in/alba", true],
    ["http://calima.example/üben", true],
    ["www.linkedin.com/in/alba", true],
    ["linkedin.com", true],
    ["müller.example:8080/über?a=1#b", true],
    ["", true],
    ["linkedin", false],
    ["alba@calima.example", false],
    ["javascript:alert(1).example", false],
    ["mailto:alba@calima.example", false],
    ["/in/alba.example", false],
    ["ein Satz. Noch einer.", false],
    ["javascript:alert(1)", false],
    ["data:text/html,x", false],
    ["https://localhost", false],
    ["//evil.example", false],
  ])("accepts %j as a web address: %j", (linkedin_url, isTaken) => {
    expect("linkedin_url" in messagesFor({ linkedin_url })).toBe(!isTaken);
  });

  it.each([
    ["alba@calima.example", true],
    ["alba@calima", false],
    ["alba", false],
    ["alba@calima.example\nBcc: all@calima.example", false],
  ])("accepts %j as an e-mail address: %j", (email, isTaken) => {
    expect("email" in messagesFor({ email })).toBe(!isTaken);
  });

  it.each([
    ["/media/team/1700000000000-0a1b.webp", true],
    ["/artwork/people/elena-marques.webp", true],
    ["https://elsewhere.example/a.jpg", false],
    ["//elsewhere.example/a.jpg", false],
    ["/media/../admin", false],
    ["/admin/logout", false],
    ["javascript:alert(1)", false],
  ])("accepts %j as a picture of this site: %j", (image_url, isTaken) => {
    expect("image_url" in messagesFor({ image_url })).toBe(!isTaken);
  });

  it("accepts the twelve services and no other", () => {
    const ids = Object.keys(SERVICE_LABELS);
    expect(ids).toHaveLength(12);
    expect(messagesFor({ services: ids })).toEqual({});
    expect(messagesFor({ services: ["podcast", "catering"] })).not.toEqual({});
  });

  it("refuses a file above five megabytes and accepts one of exactly five", () => {
    const file = (size: number) => new File([new Uint8Array(size)], "a.jpg", { type: "image/jpeg" });
    expect(messagesFor({ file: file(5 * 1024 * 1024) })).toEqual({});
    expect(messagesFor({ file: file(5 * 1024 * 1024 + 1) })).toEqual({ file: "Datei ist zu groß. Maximale Größe: 5MB." });
  });

  it("refuses a version that no row can have", () => {
    expect(messagesFor({ version: 2 ** 31 - 1 })).toEqual({});
    expect(Object.keys(messagesFor({ version: 2 ** 31 }))).toEqual(["version"]);
  });

  it("returns every field, so that two edits can be compared", () => {
    const names = [...Object.keys(team.fields), ...TRANSLATION_LANGUAGES, "version"];
    expect(Object.keys(schemasOf(team).edit.parse(complete)).toSorted()).toEqual(names.toSorted());
  });
});

it("the type of a member follows from the two roles", () => {
  expect(memberTypeOf({ is_team_member: true, is_moderator: false })).toBe("team");
  expect(memberTypeOf({ is_team_member: false, is_moderator: true })).toBe("moderator");
  expect(memberTypeOf({ is_team_member: true, is_moderator: true })).toBe("team,moderator");
});
