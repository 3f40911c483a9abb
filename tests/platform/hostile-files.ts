import { deflateSync } from "node:zlib";
import { animatedGif, GIF_AND_SCRIPT, HTML, PDF, pictureOf, pixelBomb, pngChunk, SVG } from "./image-corpus";
import { type Dice, diceFrom } from "./dice";

/** Part of every file that can contain it; a stored picture must not contain it any more. */
export const PAYLOAD = "<script>calima-payload</script><?php system('calima-payload'); ?>";

type Format = "jpeg" | "png" | "webp" | "gif";

const FORMATS: readonly Format[] = ["jpeg", "png", "webp", "gif"];

/** Returns `count` hostile files, which are the same for the same seed. */
export async function hostileFiles(seed: number, count: number): Promise<File[]> {
  const dice = diceFrom(seed);
  const pictures = await healthyPictures();
  const payload = Buffer.from(PAYLOAD);
  const makers = makersFrom(pictures, payload);
  const files: File[] = [];
  for (let index = 0; index < count; index += 1) {
    const make = makers[index % makers.length] ?? (() => payload);
    files.push(new File([new Uint8Array(await make(dice))], oddName(dice), { type: dice.pick(TYPES) }));
  }
  return files;
}

type Pictures = Readonly<Record<Format, Buffer>>;

type Maker = (dice: Dice) => Buffer | Promise<Buffer>;

async function healthyPictures(): Promise<Pictures> {
  const [jpeg, png, webp, gif] = await Promise.all(
    FORMATS.map((format) => pictureOf({ width: 180, height: 120 }).toFormat(format).toBuffer()),
  );
  const none = Buffer.alloc(0);
  return { jpeg: jpeg ?? none, png: png ?? none, webp: webp ?? none, gif: gif ?? none };
}

function makersFrom(pictures: Pictures, payload: Buffer): Maker[] {
  const any = (dice: Dice) => pictures[dice.pick(FORMATS)];
  const foreign = [SVG, PDF, HTML, GIF_AND_SCRIPT, payload, Buffer.from("MZ\x90\0", "latin1"), Buffer.from("PK\x03\x04"), Buffer.alloc(0)];
  return [
    // polyglots: a picture with other content behind or inside it
    (dice) => Buffer.concat([any(dice), dice.pick([payload, HTML, PDF, SVG])]),
    () => Buffer.concat([pictures.jpeg.subarray(0, 2), jpegComment(payload), pictures.jpeg.subarray(2)]),
    () => withPngChunk(pictures.png, "tEXt", Buffer.concat([Buffer.from("Comment\0"), payload])),
    () => withGifComment(pictures.gif, payload),
    (dice) => withWebpChunk(pictures.webp, dice.pick(["EXIF", "XMP ", "JUNK"]), payload),
    (dice) => Buffer.concat([payload, any(dice)]),
    (dice) => described(dice),
    // wrong types with a picture's name
    (dice) => dice.pick(foreign),
    (dice) => pictureOf({ width: 20, height: 20 }).toFormat(dice.pick(["tiff", "avif"])).toBuffer(),
    // corrupted in transit or on purpose
    (dice) => truncated(any(dice), dice),
    (dice) => flipped(any(dice), dice),
    (dice) => spliced(any(dice), any(dice), dice),
    // bombs: small files that claim to be large
    (dice) => dice.pick([pixelBomb, () => withSize(pictures, dice), () => chunkBomb(pictures.png), animatedGif])(),
    // only the first bytes of a picture
    (dice) => Buffer.concat([any(dice).subarray(0, 12), dice.bytes(dice.below(2_000))]),
  ];
}

function jpegComment(text: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 0xff]), text]);
}

/** Behind the header, which ends at byte 33. */
function withPngChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)]);
}

/** Before the trailer; a comment consists of blocks of at most 255 bytes. */
function withGifComment(gif: Buffer, text: Buffer): Buffer {
  const block = text.subarray(0, 255);
  return Buffer.concat([gif.subarray(0, -1), Buffer.from([0x21, 0xfe, block.length]), block, Buffer.from([0, 0x3b])]);
}

function withWebpChunk(webp: Buffer, type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const whole = Buffer.concat([webp, Buffer.from(type), size, data, Buffer.alloc(data.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

function described(dice: Dice): Promise<Buffer> {
  const picture = pictureOf({ width: 90, height: 60 })
    .withExif({ IFD0: { Copyright: PAYLOAD, ImageDescription: PAYLOAD }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 30/1 0/1" } })
    .withXmp(`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${PAYLOAD}</x:xmpmeta><?xpacket end="w"?>`);
  const turned = picture.withMetadata({ orientation: 1 + dice.below(8) });
  return turned.toFormat(dice.pick(["jpeg", "png", "webp"])).toBuffer();
}

function truncated(picture: Buffer, dice: Dice): Buffer {
  return picture.subarray(0, dice.below(picture.length));
}

function flipped(picture: Buffer, dice: Dice): Buffer {
  const copy = Buffer.from(picture);
  for (let times = 1 + dice.below(20); times > 0; times -= 1) copy[dice.below(copy.length)] = dice.below(256);
  return copy;
}

function spliced(one: Buffer, other: Buffer, dice: Dice): Buffer {
  return Buffer.concat([one.subarray(0, dice.below(one.length)), other.subarray(dice.below(other.length))]);
}

/** Overwrites the dimensions in the file with some that exceed any memory. */
function withSize(pictures: Pictures, dice: Dice): Buffer {
  const format = dice.pick(["png", "gif"] as const);
  const copy = Buffer.from(pictures[format]);
  if (format === "png") copy.writeUInt32BE(30_000 + dice.below(30_000), 16);
  else copy.writeUInt16LE(65_535, 6);
  return copy;
}

/** A text chunk that expands from 20 KB to 20 MB. */
function chunkBomb(png: Buffer): Buffer {
  return withPngChunk(png, "zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), BOMB]));
}

const BOMB = deflateSync(Buffer.alloc(20_000_000));

const TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/svg+xml", "text/html", "application/octet-stream", "", "image/../png"];

const NAMES = [
  "Foto.jpg",
  "../../../etc/passwd",
  "..\\..\\boot.ini",
  "bild.php.jpg",
  "bild.jpg.php",
  ".htaccess",
  "a\0b.png",
  "\u202Egpj.exe",
  '"><img src=x onerror=alert(1)>.png',
  "zeile\r\nX-Odd: 1.png",
  "CON.webp",
  `${"lang".repeat(120)}.gif`,
  "Mañana 🌅 Käse.jpeg",
  "%2e%2e%2fetc.png",
  "'; DROP TABLE media_assets;--.gif",
  " ",
  "${jndi:ldap://x}.png",
];

function oddName(dice: Dice): string {
  return dice.pick(NAMES);
}
