import { describe, expect, it } from "vitest";
import { screenAt } from "~/paths";

describe("the legal page of an address", () => {
  it.each(["impressum", "aviso-legal", "legal-notice", "Impressum", "AVISO-LEGAL"])("is the legal notice for %s", (name) => {
    expect(screenAt(`/legal/${name}`)).toBe("legalNotice");
  });

  it.each(["datenschutz", "privacidad", "privacy", "anything", "impressum-2"])("is the privacy policy for %j", (name) => {
    expect(screenAt(`/legal/${name}`)).toBe("privacy");
  });
});

it.each(["/projekte", "/projects", "/proyectos", "/Projekte/"])("an address that ends before the name of a project, %s, is that of the services, which list the projects", (path) => {
  expect(screenAt(path)).toBe("services");
});
