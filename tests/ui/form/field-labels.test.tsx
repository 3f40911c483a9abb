import { describe, expect, it } from "vitest";
import { labelOf, labelsIn } from "~/ui/form/field-labels";

function Field({ name }: { name: string; label?: string }) {
  return name;
}

describe("the label of a form field", () => {
  it("is found at any depth of the form", () => {
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
  ])("for %s is %s", (name, label) => {
    expect(labelOf(name, { bio: "Biografie", services: "Leistungen", "services.2.title": "Service 2: Titel" })).toBe(label);
  });
});
