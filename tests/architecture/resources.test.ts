import { readFileSync } from "node:fs";
import { matchRoutes } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { menuFor } from "~/domain/desk/admin-menu";
import { SEARCHED_RESOURCES } from "~/domain/desk/search";
import { DRAFT_RESOURCES } from "~/domain/desk/draft";
import { initialPermissions, RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { RESOURCES } from "~/domain/resources";
import { paths } from "~/paths";
import { CONTENT_TABLES } from "../../prisma/content-triggers.mjs";
import { MOVED_TABLES } from "../../scripts/moving/moved-tables";
import { listUrls } from "../harness/urls";

const routes = (await listUrls()).filter(({ isLayout }) => !isLayout).map(({ pattern, file }) => ({ path: pattern, id: file }));

it("the moved tables include every content table except media_assets, which the export and the import handle with its files", () => {
  const moved = MOVED_TABLES.map(({ name }) => name);
  expect(CONTENT_TABLES.filter((table) => table !== "media_assets" && !moved.includes(table))).toEqual([]);
});

/** Types already force each resource to have permissions, forms, operations and history. These tests check the rest. */
describe.each(Object.keys(RESOURCES))("the resource %s", (name) => {
  const resource = Object.values(RESOURCES).find((one) => one.name === name);
  const path = resource?.path ?? "";

  it("is in the list of resource names under its own name", () => {
    expect(RESOURCE_NAMES).toContain(name);
    expect(resource?.name).toBe(name);
  });

  it("is in the menu of an admin", () => {
    const urls = menuFor({ permissions: initialPermissions("admin") }).flatMap(({ entries }) => entries.map(({ url }) => url));
    expect(urls).toContain(paths.admin.records(path).list());
  });

  it("is searched and can be saved as a draft", () => {
    expect(SEARCHED_RESOURCES).toContain(name);
    expect(DRAFT_RESOURCES).toContain(name);
  });

  // every save would empty a field that the form lacks
  it("has each of its fields in its form", () => {
    const form = readFileSync(new URL(`../../app/domain/${path}/${path}-form.tsx`, import.meta.url), "utf8");
    const missing = Object.keys(resource?.fields ?? {}).filter((field) => !form.includes(`name="${field}"`) && !form.includes(`keptIn="${field}"`));
    expect(missing).toEqual([]);
  });

  // the form uploads one file, which belongs to the first of them
  it("has at most one picture", () => {
    const pictures = Object.entries(resource?.fields ?? {}).filter(([, { kind }]) => kind === "picture");
    expect(pictures.length).toBeLessThanOrEqual(1);
  });

  // the public page `/:lang?/team` matches `/admin/team` too
  it("has its list at its address", () => {
    expect(matchRoutes(routes, `/admin/${path}`)?.map(({ route }) => route.id)).toEqual(["routes/admin.$resource.tsx"]);
  });
});
