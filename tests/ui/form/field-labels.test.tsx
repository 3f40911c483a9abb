import { describe, expect, it } from "vitest";
import { labelOf, labelsIn } from "~/ui/form/field-labels";

function Field({ name }: { name: string; label?: string }) {
  return name;
}

describe("what the fields of a form are called", () => {
  it("is found wherever they stand among its elements", () => {
    const form = (
      <>
        <Field name="version" />
        <section aria-label="Person">
          <Field name="name" label="Name" />
          {[<Field key="1" name="email" label="E-Mail" />, null, "Text"]}
        </section>
        <Field name="bio" label="Biografie" />
      </>
    );
    expect(labelsIn(form)).toEqual({ name: "Name", email: "E-Mail", bio: "Biografie" });
  });

  it.each([
    ["bio", "Biografie"],
    ["en.bio", "Biografie (English)"],
    ["es.bio", "Biografie (Español)"],
    ["services[2]", "Leistungen"],
    ["services.2.title", "Service 2: Titel"],
    ["unknown", undefined],
    ["es.unknown", undefined],
  ])("of %s is %s", (name, label) => {
    expect(labelOf(name, { bio: "Biografie", services: "Leistungen", "services.2.title": "Service 2: Titel" })).toBe(label);
  });
});
