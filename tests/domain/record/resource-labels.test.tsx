import { expect, it } from "vitest";
import { projects } from "~/domain/projects/projects";
import { labelsOf } from "~/domain/record/resource-labels";

it.each([
  ["as it is stored", true, "Ja"],
  ["as a browser sends it", "on", "Ja"],
  ["as it is stored", false, "Nein"],
  ["as a browser omits it", undefined, "Nein"],
])("a checkbox value %s is shown as text: %s", (_, value, shown) => {
  expect(labelsOf(projects).fields.is_active?.show?.(value)).toBe(shown);
});
