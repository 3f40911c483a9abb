import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { freePort } from "../../scripts/free-port.mjs";

export interface S3Server {
  bucket: string;
  endpoint: string;
  /** The settings with which a site keeps its pictures here. */
  environment: Record<string, string>;
  /** Stops answering at the endpoint, until it comes back with all its files. */
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A real S3 server with empty buckets. A site keeps its pictures in the first one. */
export async function startS3Server(buckets: readonly [string, ...string[]] = ["media"]): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "calima-s3-"));
  const [bucket] = buckets;
  const listenOn = (port: number) => {
    const options = { address: "127.0.0.1", port, silent: true, directory };
    return new S3rver({ ...options, configureBuckets: buckets.map((name) => ({ name, configs: [] })) });
  };
  const port = await freePort();
  let server = listenOn(port);
  await server.run();
  const endpoint = `http://127.0.0.1:${port.toString()}`;
  return {
    bucket,
    endpoint,
    environment: { STORAGE: "s3", S3_BUCKET: bucket, S3_ENDPOINT: endpoint, ...S3_KEYS },
    goDown: () => server.close(),
    comeBack: async () => {
      server = listenOn(port);
      await server.run();
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The only account that s3rver has. */
export const S3_KEYS = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };
