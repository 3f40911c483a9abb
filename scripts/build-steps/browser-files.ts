// Limits browser files to the administration, because public pages have no React in the browser.
import { minify } from "terser";
import type { Plugin } from "vite";
import { CLIENT_ROUTE } from "./browser-chunks";

/** Public pages and previews never hydrate, so their browser files are empty, and no other file contains code that only they use. */
export function withoutPublicRoutes(): Plugin {
  return {
    name: "without-public-routes",
    enforce: "post",
    apply: "build",
    transform(_code, id) {
      const [, route] = CLIENT_ROUTE.exec(id) ?? [];
      return route === undefined || /^admin(\.(?!preview\.)|$)/.test(route) ? null : "export {};";
    },
  };
}

/** Each schema of zod can convert itself to JSON Schema. No form needs that, and it is a third of zod. */
export function withoutJsonSchema(): Plugin {
  return {
    name: "without-json-schema",
    apply: "build",
    transform(code, id, { ssr } = {}) {
      if (ssr || !id.endsWith("/zod/v4/classic/schemas.js")) return null;
      return code
        .replaceAll(/\(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\)/g, "undefined")
        .replaceAll(/\bcreate(?:Standard|To)JSONSchemaMethod\(/g, "undefined?.(");
    },
  };
}

/** Remix reads flags at run time that are fixed in the build, so code that they switch off can be removed. */
export function withFixedFlags(future: object = {}): Plugin {
  const flags = new Map<string, unknown>(Object.entries(future));
  const valueOf = (found: string, flag: string) => (flags.has(flag) ? String(flags.get(flag) === true) : found);
  return {
    name: "with-fixed-flags",
    apply: "build",
    transform(code, id, { ssr } = {}) {
      if (ssr || !id.includes("/@remix-run/react/dist/esm/")) return null;
      return code.replaceAll(/(?:[\w.]+\.)?\bfuture\.(v3_\w+)/g, valueOf);
    },
  };
}

/**
 * Terser makes smaller files of the framework than esbuild.
 * Not with `build.minify`, which would change the public module: both builds make it, and its name must be the same.
 */
export function withTerser(): Plugin {
  const options = { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, keep_fargs: false, unsafe_arrows: true }, mangle: { nth_identifier: { get: nthName } } } as const;
  return {
    name: "with-terser",
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    enforce: "post",
    async generateBundle(_output, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = (await minify(file.code, options)).code ?? file.code;
      }
    },
  };
}

const FIRST = "ntesarioludcpmfhgbvykwxqjzABCDEFGHIJKLMNOPQRSTUVWXYZ_$";

/** Terser's own names depend on the letters in a file, so a change of one line renamed everything and changed the compressed size by 70 bytes. */
function nthName(position: number, characters = FIRST): string {
  const own = characters.charAt(position % characters.length);
  const rest = Math.floor(position / characters.length);
  return rest === 0 ? own : own + nthName(rest - 1, `${FIRST}0123456789`);
}
