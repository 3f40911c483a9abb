import { afterAll, vi } from "vitest";

/**
 * One process runs many test files. Each starts with freshly loaded modules of ours, and restores the environment
 * afterwards. Vitest restores spies.
 */
const environment = { ...process.env };
vi.resetModules();
// the site's settings make the umask stricter
process.umask(0o022);

afterAll(() => {
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(environment, name)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
});
