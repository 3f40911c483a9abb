import { expect, it } from "vitest";
import { splitFullName } from "~/domain/people/login-log/person-names";

it.each([
  ["Ana Ferrer", { firstName: "Ana", lastName: "Ferrer" }],
  ["  Ana   María Ferrer ", { firstName: "Ana", lastName: "María Ferrer" }],
  ["Administrator", { firstName: "Administrator", lastName: "" }],
])("'%s' is split into first and last name", (fullName, parts) => {
  expect(splitFullName(fullName)).toEqual(parts);
});
