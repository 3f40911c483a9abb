import { expect, it } from "vitest";
import { addressWith } from "~/ui/admin/address";

it("leaves out what is empty, so that one view has one address", () => {
  expect(addressWith("/admin/media", { search: "", category: undefined })).toBe("/admin/media");
  expect(addressWith("/admin/pages", { page: "services/podcast" })).toBe("/admin/pages?page=services%2Fpodcast");
});
