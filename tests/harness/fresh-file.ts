import { afterAll, vi } from "vitest";

/**
 * One process runs many files of tests. Each begins with modules of our own that nobody has used, and leaves the
 * environment as it found it. What it spies on is put back by vitest.
 */
const environment = { ...process.env };
vi.resetModules();
// why: the settings of the site take more away from it
process.umask(0o022);

afterAll(() => {
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(environment, name)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
});
