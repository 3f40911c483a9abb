import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { listContext } from "../../scripts/container/build-context.mjs";
import { readDockerfile } from "../../scripts/container/dockerfile.mjs";
import { createFindings } from "../../scripts/container/findings.mjs";
import { developmentPackagesOf, listEntries, lookForStrangers, weigh } from "../../scripts/container/image-content.mjs";
import { ROOT, textOf } from "../architecture/tree";

function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "calima-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe("the Dockerfile", () => {
  const image = readDockerfile(textOf("Dockerfile")).at(-1)?.image;

  it("declares the start command, the health check, the user and the labels", () => {
    expect(image?.command).toEqual(["sh", "scripts/container.sh"]);
    expect(image?.healthcheck?.command).toEqual(["bash", "scripts/container-health.sh"]);
    expect(Object.keys(image?.healthcheck?.options ?? {})).toEqual(["interval", "timeout", "start-period"]);
    expect(image).toMatchObject({ user: "root", volumes: ["/data"], ports: ["3000"], folder: "/site" });
    expect(image?.environment).toEqual({ NODE_ENV: "production", DATA_DIR: "/data", RUN_AS: "node", TMPDIR: "/data" });
    expect(Object.keys(image?.labels ?? {})).toEqual(["title", "description", "version", "revision"].map((name) => `org.opencontainers.image.${name}`));
  });

  it("copies only two scripts from the sources into the last stage", () => {
    const copies = readDockerfile(textOf("Dockerfile")).at(-1)?.steps.filter(({ kind }) => kind === "copy");
    expect(copies?.map(({ text }) => text)).toEqual([
      "COPY /usr/local/bin/node /usr/local/bin/node",
      "COPY /production ./",
      "COPY /site/scripts/container.sh /site/scripts/container-health.sh ./scripts/",
    ]);
  });
});

describe("reading a Dockerfile", () => {
  it("replaces the variables of each stage", () => {
    const [first, second] = readDockerfile(`ARG NODE=22
FROM node:$NODE AS first
ARG VERSION="1 2"
ENV GREETING="Hola, $NODE" FOLDER=/site
WORKDIR \${FOLDER}/app
COPY a.txt b ./
RUN echo $VERSION \\
  && true
LABEL version="$VERSION"
FROM first AS second
ARG NODE
USER node
RUN ["node", "--version"]`);
    expect(first?.steps).toMatchObject([
      { kind: "folder", path: "/site/app" },
      { kind: "copy", sources: ["a.txt", "b"], target: "/site/app/", from: undefined },
      { kind: "run", command: ["/bin/sh", "-c", "echo $VERSION   && true"], environment: { FOLDER: "/site", GREETING: "Hola, " }, user: "root", folder: "/site/app" },
    ]);
    expect(first?.image.labels).toEqual({ version: "1 2" });
    expect(second).toMatchObject({ base: "node:22", baseStage: "first" });
    expect(second?.steps).toMatchObject([{ kind: "run", command: ["node", "--version"], environment: { NODE: "22", FOLDER: "/site" }, user: "node" }]);
  });

  it.each([
    ["FROM debian\nADD a b", "line 2, ADD: this instruction is not known here"],
    ["FROM debian\nONBUILD RUN true", "line 2, ONBUILD"],
    ["FROM debian\nSHELL [\"bash\"]", "line 2, SHELL"],
    ["FROM debian\nRUN --mount=type=cache,target=/root true", "line 2, RUN: --mount is not known here"],
    ["FROM debian\nCOPY --chown=a a b", "line 2, COPY: --chown is not known here"],
    ["FROM debian\nCOPY *.json ./", "line 2, COPY: patterns"],
    ["FROM debian\nRUN true \\\n  # not yet\n  && false", "line 2, RUN: a comment"],
    ["FROM debian\nHEALTHCHECK NONE", "line 2, HEALTHCHECK"],
    ["FROM debian\nENV A=${B:-c}", "line 2, ENV: ${B:-c} is not known here"],
    ["FROM debian\nENV A", "line 2, ENV: A has no value"],
    ["RUN true\nFROM debian", "line 1, RUN: only ARG"],
    ["# nothing", "no FROM"],
  ])("refuses what it does not support: %j", (text, complaint) => {
    expect(() => readDockerfile(text)).toThrow(complaint);
  });
});

describe("the build context", () => {
  const strangers = [".env", ".env.production", "app/.env", "data/site.db", "prisma/dev.db", "prisma/dev.db-wal", "server/node_modules/a/index.js", "node_modules/a/index.js", ".git/config", "tests/a.test.ts", "docs/a.md", "build/server.js", "app/platform/generated/sqlite/client.ts", "id_rsa", "notes.txt"];
  const wanted = ["app/a.ts", "app/a/README.md", "package-lock.json", "package.json", "prisma/models.prisma", "scripts/build.mjs"];

  it("contains only the sources of the image: no settings, databases, history or packages", () => {
    const folder = folderWith(Object.fromEntries([...strangers, ...wanted].map((path) => [path, "anything"])));
    expect(listContext(folder, textOf(".dockerignore")).toSorted()).toEqual(wanted);
  });

  it("of this repository contains the files that the build needs, and no settings, packages or databases", () => {
    const files = listContext(ROOT);
    for (const path of ["package.json", "package-lock.json", ".npmrc", "scripts/build.mjs", "scripts/container.sh", "app/root.tsx", "server/start.ts", "prisma/models.prisma", "public/artwork/icons/favicon.ico"]) {
      expect(files).toContain(path);
    }
    expect(files.filter((path) => /(^|\/)(\.env|\.git|node_modules|generated)|\.db/.test(path))).toEqual([]);
  });
});

describe("the content of an image", () => {
  const lock = { packages: { "": {}, "node_modules/react": {}, "node_modules/vite": { dev: true }, "node_modules/vite/node_modules/react": { dev: true }, "node_modules/rollup": { dev: true } } };
  const development = developmentPackagesOf(lock, { vite: "6" });

  function lookInto(files: Record<string, string>) {
    const lines: string[] = [];
    const root = folderWith(files);
    lookForStrangers(root, listEntries(root).map((entry) => ({ ...entry, owner: 0 })), createFindings((line) => lines.push(line)), development);
    return lines.filter((line) => line.startsWith("WRONG") || line.startsWith("   ")).map((line) => line.trim());
  }

  it("is accepted with programs, production packages and source maps without sources", () => {
    expect(lookInto({ "usr/local/bin/node": "", "site/node_modules/react/index.js": "", "site/a.js.map": '{"sources":["a.ts"]}', "site/scripts/container.sh": "" })).toEqual([]);
  });

  it.each([
    ["usr/bin/x86_64-linux-gnu-gcc-12", "", "no compiler"],
    ["usr/local/bin/npm", "", "no compiler"],
    ["site/build/server.js.map", '{"sourcesContent":["const a = 1"]}', "no source map with sources"],
    ["site/tests/a.test.js", "", "no sources, tests"],
    ["site/data/site.db", "", "no sources, tests"],
    ["site/.env", "", "no sources, tests"],
    ["site/node_modules/rollup/index.js", "", "only for development"],
    ["site/node_modules/react/node_modules/vite/index.js", "", "only for development"],
  ])("is reported if it includes %s", (path, text, finding) => {
    const [wrong, where] = lookInto({ [path]: text });
    expect(wrong).toContain(finding);
    expect(where).toBe(path);
  });

  it("is measured without counting a link, or a file with two names, twice", () => {
    const lines: string[] = [];
    const base = folderWith({ "usr/bin/base": "x".repeat(1_000_000) });
    const root = folderWith({ "usr/bin/base": "x".repeat(1_000_000), "site/node_modules/react/index.js": "x".repeat(2_000_000) });
    symlinkSync("base", join(root, "usr/bin/linked"));
    const findings = createFindings((line) => lines.push(line));
    weigh(listEntries(root), listEntries(base), findings);
    expect(lines[0]).toContain("the image has 3.0 MB, of which the base 1.0 MB and ours 2.0 MB");
    expect(lines[1]).toMatch(/2\.0 MB {2}site\/node_modules\/react$/);
    weigh(listEntries(root).map((entry, index) => ({ ...entry, inode: index, size: 200_000_000 })), [], findings);
    expect(findings.countWrong()).toBe(1);
  });
});

describe("HEALTHCHECK", () => {
  async function healthOf(status: number | "nothing") {
    const server = createServer((request, response) => void response.writeHead(request.url === "/health" ? Number(status) : 404).end()).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? String(address.port) : "";
    if (status === "nothing") server.close();
    else onTestFinished(() => void server.close());
    return new Promise<number | string>((resolve) => {
      execFile("bash", ["scripts/container-health.sh"], { cwd: ROOT, env: { ...process.env, PORT: port } }, (error) => resolve(error?.code ?? 0));
    });
  }

  it.each([
    [200, 0],
    [503, 1],
    ["nothing", 1],
  ] as const)("gets %s from the site and exits with %s", async (status, code) => {
    expect(await healthOf(status)).toBe(code);
  });
});
