/** Browsers skip this when saving data or energy (https://developer.chrome.com/docs/web-platform/prerender-pages). */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin", "/admin/*", "/artwork/*", "/media/*"] } },
          { not: { selector_matches: "[target], [download], [rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

const json = JSON.stringify(rules);

export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: json }} />;
}
