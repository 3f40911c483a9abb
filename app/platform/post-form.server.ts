/** `json` is null if the answer has none. */
export type Posted = { ok: true; status: number; json: unknown } | { ok: false; reason: "timeout" | "network" };

type Post = {
  url: string;
  fields: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  limitMs: number;
};

const LARGEST_ANSWER = 64 * 1024;

export async function postForm({ url, fields, headers, limitMs }: Post): Promise<Posted> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      body: multipart(fields),
      headers: { ...headers, Accept: "application/json" },
      redirect: "manual",
      signal,
    });
    return { ok: true, status: response.status, json: await jsonOf(response) };
  } catch {
    return { ok: false, reason: signal.aborted ? "timeout" : "network" };
  }
}

function multipart(fields: Post["fields"]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

/** Never rejects: the status decides, even if the body breaks off afterwards. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    if (!response.ok) return JSON.parse(await boundedText(response));
    await response.body?.cancel();
  } catch {
    // no JSON, too long, or incomplete
  }
  return null;
}

async function boundedText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > LARGEST_ANSWER) {
      await reader?.cancel();
      throw new Error("the answer is too long");
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}
