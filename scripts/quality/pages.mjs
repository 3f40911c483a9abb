/** Every page that the sitemap names, as paths. @param {string} origin @returns {Promise<string[]>} */
export async function listPages(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
