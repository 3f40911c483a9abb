import { describe, expect, it } from "vitest";
import { screenAt } from "~/paths";

describe("the legal text of a name", () => {
  it.each(["impressum", "aviso-legal", "legal-notice", "Impressum", "AVISO-LEGAL"])("%s is the legal notice", (name) => {
    expect(screenAt(`/legal/${name}`)).toBe("legalNotice");
  });

  it.each(["datenschutz", "privacidad", "privacy", "anything", "impressum-2"])("%j is the privacy policy", (name) => {
    expect(screenAt(`/legal/${name}`)).toBe("privacy");
  });
});
