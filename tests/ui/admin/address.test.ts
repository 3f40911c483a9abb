import { expect, it } from "vitest";
import { addressWith, stepAt } from "~/ui/admin/address";

it("leaves out what is empty, so that one view has one address", () => {
  expect(addressWith("/admin/media", { search: "", category: undefined })).toBe("/admin/media");
  expect(addressWith("/admin/pages", { page: "services/podcast" })).toBe("/admin/pages?page=services%2Fpodcast");
});

it("knows a step by the last word of its address, in any spelling that the router takes", () => {
  const steps = { login: 1, link: 1 };
  expect(["/admin/users/1/login", "/admin/users/1/LOGIN/", "/admin/users/1/%6cogin"].map((pathname) => stepAt(steps, { pathname }))).toEqual(["login", "login", "login"]);
  expect(() => stepAt(steps, { pathname: "/admin/users/link/edit" })).toThrow("/admin/users/link/edit is no step");
});
