import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DifferenceList } from "~/domain/record/difference-list";
import { differencesBetween } from "~/domain/record/history";

const fields = { bio: { label: "bio" }, "es.bio": { label: "Biografie (Español)" } };

it("a changed source of a translation is shown only if the translation itself is unchanged", () => {
  const before = { es: { bio: "Vieja" }, source: { es: { bio: "Alt" } } };
  const html = renderToStaticMarkup(<DifferenceList fields={fields} differences={differencesBetween(before, { ...before, source: { es: { bio: "Neu" } } })} />);
  expect(html).toContain("Deutscher Text zu Biografie (Español)");
  const rewritten = differencesBetween(before, { es: { bio: "Nueva" }, source: { es: { bio: "Neu" } } });
  expect(rewritten.map(({ name }) => name)).toEqual(["es.bio"]);
});
