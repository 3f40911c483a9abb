import { describe, expect, it } from "vitest";
import { legalPageOf } from "~/domain/texts/legal-page";

describe("the legal text of a name", () => {
  it.each(["impressum", "aviso-legal", "legal-notice", "Impressum", "AVISO-LEGAL"])("%s is the legal notice", (name) => {
    expect(legalPageOf(name)).toBe("notice");
  });

  it.each(["datenschutz", "privacidad", "privacy", "anything", "impressum-2", ""])("%j is the privacy policy", (name) => {
    expect(legalPageOf(name)).toBe("privacy");
  });
});
