import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WebLink } from "~/ui/admin/web-link";

const LONG = "https://www.hotel-son-ferrer.example/de/mallorca/am-hafen/angebote?source=calima";

it.each([
  ["https://www.aurora.example/", "aurora.example"],
  ["https://youtube.com/watch?v=a1b2c3", "youtube.com/watch?v=a1b2c3"],
  [LONG, "hotel-son-ferrer.example/…"],
  ["https://aurora.example?source=calima&medium=sponsor", "aurora.example/…"],
])("links to %s and shows only %s", (href, shown) => {
  const link = renderToStaticMarkup(<WebLink href={href} />);
  expect(link).toContain(`href="${href.replaceAll("&", "&amp;")}"`);
  expect(link.replaceAll(/<[^>]+>/g, "")).toBe(shown.replaceAll("&", "&amp;"));
});
