import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { schemasOf } from "~/domain/record/resource-schemas";
import { SERVICE_ICONS, services } from "~/domain/services/services";

function sent(values: Record<string, string>) {
  const body = new URLSearchParams({ version: "1", title: "Ton", description: "Text", icon: "Mic", category: "main", ...values });
  return parseWithZod(body, { schema: schemasOf(services).edit });
}

const valueOf = (values: Record<string, string>) => {
  const submission = sent(values);
  return submission.status === "success" ? submission.value : null;
};

describe("the form of a service", () => {
  it("requires a title and a description", () => {
    const text = ["Titel und Beschreibung sind erforderlich"];
    expect(sent({ title: "", description: " " }).reply().error).toEqual({ title: text, description: text });
    // a zero-width space, and a soft hyphen that shows only at the end of a line
    expect(sent({ title: "\u200B", description: "\u00AD\u2060" }).reply().error).toEqual({ title: text, description: text });
    // a Hangul filler and a blank Braille pattern
    expect(sent({ title: "\u3164\u2800" }).reply().error).toMatchObject({ title: text });
    expect(valueOf({ title: "می\u200Cخواهم", description: "👩‍🎤" })).toMatchObject({ title: "می\u200Cخواهم", description: "👩‍🎤" });
  });

  it("accepts eleven icons and two categories", () => {
    expect(Object.keys(SERVICE_ICONS)).toHaveLength(11);
    for (const icon of Object.keys(SERVICE_ICONS)) expect(valueOf({ icon })).toMatchObject({ icon });
    expect(valueOf({ icon: "Skull" })).toBeNull();
    expect(valueOf({ category: "other" })).toBeNull();
  });

  it("accepts a sort position from 1 upwards, or none", () => {
    expect([valueOf({ sort_order: "3" })?.sort_order, valueOf({})?.sort_order, valueOf({ sort_order: "vorn" })?.sort_order]).toEqual([
      3,
      null,
      null,
    ]);
    expect(valueOf({ sort_order: "0" })).toBeNull();
  });
});
