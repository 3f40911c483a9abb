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

  it("says how the container is started, whether it is well, who begins, and what it is", () => {
    expect(image?.command).toEqual(["sh", "scripts/container.sh"]);
    expect(image?.healthcheck?.command).toEqual(["bash", "scripts/container-health.sh"]);
    expect(Object.keys(image?.healthcheck?.options ?? {})).toEqual(["interval", "timeout", "start-period"]);
    expect(image).toMatchObject({ user: "root", volumes: ["/data"], ports: ["3000"], folder: "/site" });
    expect(image?.environment).toEqual({ NODE_ENV: "production", DATA_DIR: "/data", RUN_AS: "node", TMPDIR: "/data" });
    expect(Object.keys(image?.labels ?? {})).toEqual(["title", "description", "version", "revision"].map((name) => `org.opencontainers.image.${name}`));
  });

  it("copies nothing of the sources into the last stage but two scripts", () => {
    const copies = readDockerfile(textOf("Dockerfile")).at(-1)?.steps.filter(({ kind }) => kind === "copy");
    expect(copies?.map(({ text }) => text)).toEqual([
      "COPY /usr/local/bin/node /usr/local/bin/node",
      "COPY /production ./",
      "COPY /site/scripts/container.sh /site/scripts/container-health.sh ./scripts/",
    ]);
  });
});

describe("reading a Dockerfile", () => {
  it("puts variables in, stage by stage", () => {
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
  ])("does not pass over what it does not know: %j", (text, complaint) => {
    expect(() => readDockerfile(text)).toThrow(complaint);
  });
});

describe("the build context", () => {
  const strangers = [".env", ".env.production", "app/.env", "data/site.db", "prisma/dev.db", "prisma/dev.db-wal", "server/node_modules/a/index.js", "node_modules/a/index.js", ".git/config", "tests/a.test.ts", "docs/a.md", "build/server.js", "app/platform/generated/sqlite/client.ts", "id_rsa", "notes.txt"];
  const wanted = ["app/a.ts", "app/a/README.md", "package-lock.json", "package.json", "prisma/models.prisma", "scripts/build.mjs"];

  it("has nothing but what the image is made from: no settings, no databases, no history, no packages", () => {
    const folder = folderWith(Object.fromEntries([...strangers, ...wanted].map((path) => [path, "anything"])));
    expect(listContext(folder, textOf(".dockerignore")).toSorted()).toEqual(wanted);
  });

  it("of this folder is what is built from", () => {
    const files = listContext(ROOT);
    for (const path of ["package.json", "package-lock.json", ".npmrc", "scripts/build.mjs", "scripts/container.sh", "app/root.tsx", "server/start.ts", "prisma/models.prisma", "public/artwork/icons/favicon.ico"]) {
      expect(files).toContain(path);
    }
    expect(files.filter((path) => /(^|\/)(\.env|\.git|node_modules|generated)|\.db/.test(path))).toEqual([]);
  });
});

describe("what is in an image", () => {
  const lock = { packages: { "": {}, "node_modules/react": {}, "node_modules/vite": { dev: true }, "node_modules/vite/node_modules/react": { dev: true }, "node_modules/rollup": { dev: true } } };
  const development = developmentPackagesOf(lock, { vite: "6" });

  function lookInto(files: Record<string, string>) {
    const lines: string[] = [];
    const root = folderWith(files);
    lookForStrangers(root, listEntries(root).map((entry) => ({ ...entry, owner: 0 })), createFindings((line) => lines.push(line)), development);
    return lines.filter((line) => line.startsWith("WRONG") || line.startsWith("   ")).map((line) => line.trim());
  }

  it("is right with programs, packages that ship and maps without sources", () => {
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
  ])("is wrong with %s", (path, text, finding) => {
    const [wrong, where] = lookInto({ [path]: text });
    expect(wrong).toContain(finding);
    expect(where).toBe(path);
  });

  it("is weighed without counting a link or a file with two names twice", () => {
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
  async function healthOf(status: number | "nobody") {
    const server = createServer((request, response) => void response.writeHead(request.url === "/health" ? Number(status) : 404).end()).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? String(address.port) : "";
    if (status === "nobody") server.close();
    else onTestFinished(() => void server.close());
    return new Promise<number | string>((resolve) => {
      execFile("bash", ["scripts/container-health.sh"], { cwd: ROOT, env: { ...process.env, PORT: port } }, (error) => resolve(error?.code ?? 0));
    });
  }

  it.each([
    [200, 0],
    [503, 1],
    ["nobody", 1],
  ] as const)("when the site answers %s ends with %s", async (status, code) => {
    expect(await healthOf(status)).toBe(code);
  });
});
