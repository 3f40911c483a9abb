import sharp from "sharp";
import { expect, it } from "vitest";
import { z } from "zod";
import { USUAL_FACTS } from "~/i18n/company";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import type { Site } from "../harness/site";
import type { Visitor } from "../harness/visitor";

const COLORS = { accent: "#1d4ed8", ink: "#1e1b4b" };

const manifestSchema = z.object({
  name: z.string(),
  short_name: z.string(),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() })),
});

let site: Site;
let admin: Visitor;

useFurnishedSite(async (started) => {
  ({ site } = started);
  admin = await signInAs(site, "admin");
});

it("a new site has the default icons and manifest, also at the paths that browsers request by default", async () => {
  const { links, themeColor } = await headOf("/de");
  expect(links).toEqual(["/artwork/icons/favicon.ico", "/artwork/icons/favicon.svg", "/artwork/icons/apple-touch-icon.png", "/manifest.webmanifest"]);
  expect(await Promise.all(links.map(async (link) => (await get(link)).status))).toEqual([200, 200, 200, 200]);
  for (const asked of ["/favicon.ico", "/apple-touch-icon.png"]) {
    const answer = await get(asked);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/artwork/icons${asked}`]);
  }
  const manifest = await manifestNow();
  expect(manifest).toMatchObject({ name: "Calima Media", short_name: "Calima Media", theme_color: "#08151b", background_color: "#08151b" });
  expect(themeColor).toBe("#08151b");
  expect(await sizesOf(manifest.icons)).toEqual(["192x192", "512x512", "512x512"]);
  expect((await get("/icons/192.png")).status).toBe(404);
});

it("icons and manifest follow the colours and the name of another company", async () => {
  await save("look", { ...COLORS, version: "0", logo_url: "" });
  expect(await (await get((await headOf("/de")).links[0] ?? "")).text()).toMatch(/fill="#141231".*<path fill="#[0-9a-f]{6}"/);
  await saveName("Xaloc Films & Söhne", "0");
  const { links, themeColor } = await headOf("/es");
  expect(links).toEqual([expect.stringMatching(/^\/icons\/icon\.svg\?v=X/), "/manifest.webmanifest"]);
  const icon = await get(links[0] ?? "");
  expect([icon.headers.get("Content-Type"), await icon.text()]).toEqual(["image/svg+xml", expect.stringMatching(/<rect [^>]*fill="#141231".*>X<\/text>/)]);
  expect((await get("/favicon.ico")).headers.get("Content-Type")).toBe("image/svg+xml");
  expect((await get("/apple-touch-icon.png")).status).toBe(404);
  expect(await manifestNow()).toMatchObject({ name: "Xaloc Films & Söhne", short_name: "Xaloc Films", theme_color: "#141231", icons: [{ sizes: "any", type: "image/svg+xml" }] });
  expect(themeColor).toBe("#141231");
  for (const path of ["/admin", "/admin/team"]) {
    const page = await (await admin.get(path)).text();
    expect([page.includes("wordmark-letters"), /brand-name"[^>]*>Xaloc Films &amp; Söhne</.test(page)]).toEqual([false, true]);
  }
  expect(await (await site.newVisitor().get("/admin/login")).text()).toContain('brand-name" aria-hidden="true">Xaloc');
});

it("icons and manifest show the whole uploaded logo on white", async () => {
  const red = await sharp({ create: { width: 400, height: 100, channels: 4, background: "#cc0000" } }).extend({ top: 40, bottom: 40, background: "#00000000" }).png().toBuffer();
  await save("look", { ...COLORS, version: "1", logo_url: "", file: new File([new Uint8Array(red)], "logo.png", { type: "image/png" }) });
  const { links } = await headOf("/en");
  expect(links).toEqual([expect.stringMatching(/^\/icons\/192\.png\?v=\d/), expect.stringMatching(/^\/icons\/180\.png\?v=\d/), "/manifest.webmanifest"]);
  expect(await sizesOf((await manifestNow()).icons)).toEqual(["192x192", "512x512", "512x512"]);
  expect((await coloursOf((await manifestNow()).icons.at(-1)?.src ?? "")).side).toEqual([255, 255, 255]);
  expect(await coloursOf(links[0] ?? "")).toMatchObject({ corner: [255, 255, 255], above: [255, 255, 255], middle: [204, 0, 0] });
  const ico = Buffer.from(await (await get("/favicon.ico")).arrayBuffer());
  expect([ico.readUInt16LE(2), ico.readUInt8(6), (await sharp(ico.subarray(22)).metadata()).width]).toEqual([1, 32, 32]);
  expect((await get("/apple-touch-icon.png")).headers.get("Content-Type")).toBe("image/png");
  for (const page of [await (await admin.get("/admin")).text(), await (await site.newVisitor().get("/admin/login")).text()]) {
    expect(/<img class="brand-logo" src="\/media\/[^"]+\.webp" width="400" height="180" alt=""/.test(page)).toBe(true);
  }
  expect((await get("/icons/huge.png")).status).toBe(404);
});

function get(path: string): Promise<Response> {
  return site.newVisitor().get(path);
}

async function headOf(path: string) {
  const html = await (await get(path)).text();
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return { links, themeColor: /<meta name="theme-color" content="([^"]*)"/.exec(html)?.[1] };
}

async function manifestNow() {
  const answer = await get("/manifest.webmanifest");
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/manifest+json"]);
  return manifestSchema.parse(await answer.json());
}

async function sizesOf(icons: z.infer<typeof manifestSchema>["icons"]): Promise<string[]> {
  const files = await Promise.all(icons.map(async ({ src }) => Buffer.from(await (await get(src)).arrayBuffer())));
  return Promise.all(files.map(async (file) => {
    const { width, height } = await sharp(file).metadata();
    return `${String(width)}x${String(height)}`;
  }));
}

async function coloursOf(path: string) {
  const { data, info } = await sharp(Buffer.from(await (await get(path)).arrayBuffer())).flatten({ background: "#00ff00" }).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { corner: at(0, 0), side: at(Math.round(info.width * 0.15), info.height / 2), above: at(info.width / 2, Math.round(info.height / 5)), middle: at(info.width / 2, info.height / 2).map((part, index) => Math.abs(part - ([204, 0, 0][index] ?? 0)) < 12 ? ([204, 0, 0][index] ?? 0) : part) };
}

async function save(setting: string, fields: Record<string, string | File>): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await admin.post(`/admin/settings/${setting}`, form);
  expect(answer.status === 303 ? "" : await answer.text()).toBe("");
}

async function saveName(name: string, version: string): Promise<void> {
  await save("company", { ...USUAL_FACTS, name, version });
}
