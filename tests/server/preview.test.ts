import { describe, expect, it } from "vitest";
import { z } from "zod";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import type { Site } from "../harness/site";
import type { Visitor } from "../harness/visitor";
import { ask } from "./ask";

const ENCODINGS = ["br", "gzip", "identity"] as const;
const MARK = "nur im Entwurf";
const DRAFT = "/admin/drafts/pages/about.mission_text";

describe("visitors with and without a draft preview", () => {
  let site: Site;
  let editor: Visitor;

  useFurnishedSite(async (started) => {
    ({ site } = started);
    editor = await signInAs(site, "editor");
    const form = { ...(await formAt("/admin/pages/about/mission_text/edit")), content_value: MARK };
    const answer = await editor.post(`${DRAFT}/new`, form);
    if (answer.status !== 303) throw new Error(`the draft was not saved: ${String(answer.status)} ${await answer.text()}`);
  });

  it("never see each other's pages, in any order and encoding, with and without ETags", async () => {
    const cookie = await newPreview();
    const page = (headers: Record<string, string>) => ask(portOf(site), "/de/vision", { headers });
    const tags: string[] = [];
    for (const encoding of ENCODINGS) {
      const live = await page({ "Accept-Encoding": encoding });
      const draft = await page({ "Accept-Encoding": encoding, Cookie: cookie });
      const again = await page({ "Accept-Encoding": encoding });
      expect([live.text, again.text].join()).not.toContain(MARK);
      expect(again.bytes.equals(live.bytes)).toBe(true);
      expect(draft.text).toContain(MARK);
      expect(draft.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
      expect(draft.headers.etag).toBeUndefined();
      tags.push(live.headers.etag ?? "");

      const revalidated = await page({ "Accept-Encoding": encoding, "If-None-Match": live.headers.etag ?? "" });
      const inPreview = await page({ "Accept-Encoding": encoding, "If-None-Match": live.headers.etag ?? "", Cookie: cookie });
      expect([revalidated.status, inPreview.status]).toEqual([304, 200]);
      expect(inPreview.text).toContain(MARK);
    }
    expect(new Set(tags).size).toBe(ENCODINGS.length);
  });

  it("get different pages even in parallel requests while the content changes", async () => {
    const cookie = await newPreview();
    for (let turn = 0; turn < 5; turn += 1) {
      const saving = editor.post("/admin/pages/about/vision_text/edit", await visionForm(`Stand ${String(turn)}.`));
      const asked = Array.from({ length: 40 }, (_, index) => index % 2 === 0);
      const answers = await Promise.all(
        asked.map((isPreview) => ask(portOf(site), "/de/vision", { headers: isPreview ? { Cookie: cookie } : {} })),
      );
      expect((await saving).status).toBe(303);
      expect(answers.map(({ text }) => text.includes(MARK))).toEqual(asked);
      const after = await ask(portOf(site), "/de/vision");
      expect(after.text).toContain(`Stand ${String(turn)}.`);
      expect(after.text).not.toContain(MARK);
    }
  });

  it("get different data of a page as well", async () => {
    const cookie = await newPreview();
    const [live, draft] = [await ask(portOf(site), "/de/vision.data"), await ask(portOf(site), "/de/vision.data", { headers: { Cookie: cookie } })];
    expect(live.text).not.toContain(MARK);
    expect(draft.text).toContain(MARK);
    expect(draft.headers["cache-control"]).toBe("private, no-store");
  });

  it("are redirected to the page of the newest draft by a link to all drafts", async () => {
    const token = tokenIn(await (await editor.get("/admin/drafts/preview")).text());
    expect((await editor.post("/admin/drafts/preview", { token, hours: "1" })).status).toBe(303);
    const opened = await site.newVisitor().get(`/preview/${token}`);
    expect([opened.status, opened.headers.get("Location")]).toEqual([302, expect.stringMatching(/^\/de\/vision#:~:text=/)]);
    expect([opened.headers.get("Cache-Control"), opened.headers.get("X-Robots-Tag")]).toEqual(["private, no-store", "noindex"]);
  });

  it("see the live page again from the next request after the link is revoked", async () => {
    const visitor = site.newVisitor();
    const cookie = await newPreview();
    visitor.cookies.set(cookie.split("=")[0] ?? "", cookie.split("=")[1] ?? "");
    expect(await (await visitor.get("/de/vision")).text()).toContain(MARK);
    await revokeAll();
    const sent = await visitor.get("/de/vision");
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, "/de/preview/over"]);
    expect(await (await visitor.get("/de/preview/over")).text()).toContain("Diese Vorschau ist zu Ende");
    expect(await (await visitor.get("/de/vision")).text()).not.toContain(MARK);
  });

  it("get a 404 in their own language for an unknown link", async () => {
    const answer = await site.newVisitor().get(`/preview/${"x".repeat(43)}`, { "Accept-Language": "es-ES" });
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
    expect(await answer.text()).toContain("Esta vista previa ha terminado");
  });

  /** Opens a new link to the draft, and returns the visitor's cookie. */
  async function newPreview(): Promise<string> {
    const token = tokenIn(await (await editor.get(`${DRAFT}/preview`)).text());
    const made = await editor.post(`${DRAFT}/preview`, { token, hours: "1" });
    if (made.status !== 303) throw new Error(`the link was not created: ${String(made.status)}`);
    const opened = await site.newVisitor().get(`/preview/${token}`);
    expect([opened.status, opened.headers.get("Location")]).toEqual([302, expect.stringMatching(/^\/de\/vision#:~:text=/)]);
    const [cookie = ""] = opened.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
    return cookie;
  }

  it("cannot be ended for a draft that is gone: the answer is a page with a way on", async () => {
    const answer = await editor.post("/admin/drafts/pages/about.vision_text/preview/revoke", { link: "0123456789abcdef".repeat(4) });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Zum Dashboard");
  });

  async function revokeAll() {
    const page = await (await editor.get(`${DRAFT}/preview`)).text();
    for (const [, link = ""] of page.matchAll(/name="link" value="([0-9a-f]{64})"/g)) {
      expect((await editor.post(`${DRAFT}/preview/revoke`, { link })).status).toBe(303);
    }
  }

  async function visionForm(content_value: string) {
    return { ...(await formAt("/admin/pages/about/vision_text/edit")), content_value };
  }

  /** The fields that a form sends from a browser without JavaScript. */
  async function formAt(url: string) {
    const page = await (await editor.get(url)).text();
    const areas = [...page.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>([^<]*)<\/textarea>/g)];
    const version = z.string().parse(/name="version" value="(\d+)"/.exec(page)?.[1]);
    return { ...Object.fromEntries(areas.map(([, name = "", text = ""]) => [name, text.replace(/^\n/, "")])), version };
  }
});

function tokenIn(page: string): string {
  return z.string().parse(/name="token" value="([\w-]{43})"/.exec(page)?.[1]);
}

function portOf(site: Site): number {
  return Number(new URL(site.origin).port);
}
