import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, scrypt, type ScryptOptions } from "node:crypto";
import { BackupFault, KeyFault } from "./backup-format";

/**
 * Content: MAGIC, a salt, a value that detects a wrong key, a checksum of these; then pieces of 64 KB in AES-256-GCM. A
 * piece's nonce has its number and whether it is the last: none can be left out, moved or cut off. Each file has
 * its own salt and key; files of one process share the first half of the salt, so that scrypt runs once.
 */
const MAGIC = Buffer.from("BACKUP2\n");
/** Older files use scrypt with the whole salt. */
const FORMER_MAGIC = Buffer.from("BACKUP1\n");
const [SALT_BYTES, SIGN_BYTES, SUM_BYTES, TAG_BYTES] = [16, 16, 8, 16];
const SHARED_BYTES = 8;
const PIECE_BYTES = 64 * 1024;
const CIPHER = "aes-256-gcm";

/** OWASP's parameters for little memory: 16 MB, p = 5. */
const SCRYPT: ScryptOptions = { N: 2 ** 14, r: 8, p: 5 };

export const HEADER_BYTES = MAGIC.length + SALT_BYTES + SIGN_BYTES + SUM_BYTES;

export type Bytes = AsyncIterable<Uint8Array>;

const shared = randomBytes(SHARED_BYTES);

export async function* encrypt(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const salt = Buffer.concat([shared, randomBytes(SALT_BYTES - SHARED_BYTES)]);
  const { key, sign } = await keyFrom(passphrase, salt);
  const opening = Buffer.concat([MAGIC, salt, sign]);
  yield Buffer.concat([opening, sumOf(opening)]);
  for await (const { piece, number, isLast } of inPieces(source, PIECE_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

export function isEncrypted(header: Buffer): boolean {
  return [MAGIC, FORMER_MAGIC].some((magic) => header.subarray(0, magic.length).equals(magic));
}

export async function keyOf(header: Buffer, passphrase: string | undefined): Promise<Buffer> {
  const opening = header.subarray(0, -SUM_BYTES);
  const isWhole = header.length === HEADER_BYTES && header.subarray(-SUM_BYTES).equals(sumOf(opening));
  if (!isWhole) throw new BackupFault("The backup is damaged in its first bytes, without which nobody can decrypt it.");
  if (passphrase === undefined) throw new KeyFault("The backup is encrypted: set the BACKUP_KEY that it was made with.");
  const salt = opening.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const isFormer = opening.subarray(0, MAGIC.length).equals(FORMER_MAGIC);
  const { key, sign } = isFormer ? await derive(passphrase, salt) : await keyFrom(passphrase, salt);
  if (!sign.equals(opening.subarray(-SIGN_BYTES))) throw new KeyFault("The BACKUP_KEY is wrong: the backup was made with another one.");
  return key;
}

/** Throws a BackupFault at the first changed piece; its message is only part of a sentence. */
export async function* decrypt(key: Buffer, source: Bytes): AsyncGenerator<Buffer> {
  for await (const { piece, number, isLast } of inPieces(source, PIECE_BYTES + TAG_BYTES)) {
    yield opened(piece, { key, number, isLast });
  }
}

function opened(piece: Buffer, { key, number, isLast }: { key: Buffer; number: number; isLast: boolean }): Buffer {
  const start = HEADER_BYTES + number * (PIECE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    const bytes = `bytes ${start.toString()} to ${(start + piece.length).toString()}`;
    throw new BackupFault(isLast ? `the file is cut off, or ${bytes} are not as they were` : `${bytes} of the file are not as they were`);
  }
}

type Derived = { key: Buffer; sign: Buffer };

async function keyFrom(passphrase: string, salt: Buffer): Promise<Derived> {
  const { key, sign } = await deriveOnce(passphrase, salt.subarray(0, SHARED_BYTES));
  return { key: Buffer.from(hkdfSync("sha256", key, salt, "file", 32)), sign };
}

let last: { of: string; derived: Promise<Derived> } | null = null;

function deriveOnce(passphrase: string, salt: Buffer): Promise<Derived> {
  const of = `${salt.toString("hex")} ${passphrase}`;
  if (last?.of !== of) last = { of, derived: derive(passphrase, salt) };
  return last.derived;
}

function derive(passphrase: string, salt: Buffer): Promise<Derived> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize(), salt, 32 + SIGN_BYTES, SCRYPT, (error, derived) => {
      if (error) reject(error);
      else resolve({ key: derived.subarray(0, 32), sign: derived.subarray(32) });
    });
  });
}

function sumOf(opening: Buffer): Buffer {
  return createHash("sha256").update(opening).digest().subarray(0, SUM_BYTES);
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 0, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Yields at least one piece, even for an empty source. */
async function* inPieces(source: Bytes, size: number) {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    const whole = Buffer.concat(waiting);
    let begin = 0;
    for (; whole.length - begin > size; begin += size) {
      yield { piece: whole.subarray(begin, begin + size), number: number++, isLast: false };
    }
    waiting = [whole.subarray(begin)];
    length = whole.length - begin;
  }
  yield { piece: Buffer.concat(waiting), number, isLast: true };
}
