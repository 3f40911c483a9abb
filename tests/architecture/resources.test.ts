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

it("the export has every table with content but that of the pictures, whose files it reads", () => {
  const moved = MOVED_TABLES.map(({ name }) => name);
  expect(CONTENT_TABLES.filter((table) => table !== "media_assets" && !moved.includes(table))).toEqual([]);
});

/** What the compiler cannot miss stands in types: permissions, forms, operations, history. Here is the rest. */
describe.each(Object.keys(RESOURCES))("the resource %s", (name) => {
  const resource = Object.values(RESOURCES).find((one) => one.name === name);
  const path = resource?.path ?? "";

  it("is called the same in its list and in its declaration, and stands in the order of the lists", () => {
    expect(RESOURCE_NAMES).toContain(name);
    expect(resource?.name).toBe(name);
  });

  it("has a place in the menu of people who may see it", () => {
    const urls = menuFor({ permissions: initialPermissions("admin") }).flatMap(({ entries }) => entries.map(({ url }) => url));
    expect(urls).toContain(paths.admin.records(path).list());
  });

  it("is searched and can be kept as a draft", () => {
    expect(SEARCHED_RESOURCES).toContain(name);
    expect(DRAFT_RESOURCES).toContain(name);
  });

  // why: a field without a place in the form would be emptied by every save
  it("asks for each of its fields in its form", () => {
    const form = readFileSync(new URL(`../../app/domain/${path}/${path}-form.tsx`, import.meta.url), "utf8");
    const missing = Object.keys(resource?.fields ?? {}).filter((field) => !form.includes(`name="${field}"`) && !form.includes(`keptIn="${field}"`));
    expect(missing).toEqual([]);
  });

  // why: the site has a page of the team, and any word may stand where the language does
  it("has a list at its address", () => {
    expect(matchRoutes(routes, `/admin/${path}`)?.map(({ route }) => route.id)).toEqual(["routes/admin.$resource.tsx"]);
  });
});
