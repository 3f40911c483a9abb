import { expect, it } from "vitest";
import { addressWith, stepAt } from "~/ui/admin/address";

it("omits empty parameters, so that each view has one URL", () => {
  expect(addressWith("/admin/media", { search: "", category: undefined })).toBe("/admin/media");
  expect(addressWith("/admin/pages", { page: "services/podcast" })).toBe("/admin/pages?page=services%2Fpodcast");
});

it("finds a step by the last segment of its path, in any spelling that the router accepts", () => {
  const steps = { login: 1, link: 1 };
  expect(["/admin/users/1/login", "/admin/users/1/LOGIN/", "/admin/users/1/%6cogin"].map((pathname) => stepAt(steps, { pathname }))).toEqual(["login", "login", "login"]);
  expect(() => stepAt(steps, { pathname: "/admin/users/link/edit" })).toThrow("/admin/users/link/edit is no step");
});
