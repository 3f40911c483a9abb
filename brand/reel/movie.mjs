import { spawn } from "node:child_process";
import { once } from "node:events";

/** Frames: 15 of them are one beat of the music. */
export const PER_SECOND = 25;

/** What every encoder is told: colours and sizes that every player knows; no name of the encoder, so that files stay equal. */
const SHARED = [
  ...["-pix_fmt", "yuv420p", "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"],
  ...["-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact", "-map_metadata", "-1"],
];

/** VP9 for browsers that know it, H.264 for the rest. */
const VP9 = ["-c:v", "libvpx-vp9", "-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-row-mt", "0", "-tile-columns", "2", "-threads", "2", "-g", "120"];
const H264 = ["-c:v", "libx264", "-preset", "medium", "-threads", "1", "-g", "120", "-movflags", "+faststart"];
const OPUS = ["-c:a", "libopus", "-b:a", "96k"];
const AAC = ["-c:a", "aac", "-b:a", "128k"];

/** How much may be lost, by encoder. @typedef {{ vp9: number, h264: number }} Loss */

/**
 * Films frames as WebM and MP4, with sound if there is some. Needs `ffmpeg` (Debian's package of that name).
 * @param {{ width: number, height: number, webm: string, mp4: string, sound?: string, loss?: Loss }} movie
 * @param {AsyncIterable<Uint8Array>} frames red, green and blue of each point
 */
export async function film({ width, height, webm, mp4, sound, loss = { vp9: 38, h264: 25 } }, frames) {
  const picture = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", String(PER_SECOND), "-i", "-"];
  /** @param {string[]} codec */
  const heard = (codec) => (sound ? ["-map", "1:a", ...codec] : ["-an"]);
  /** @param {string[]} codec @param {number} crf */
  const seen = (codec, crf) => ["-map", "0:v", "-vf", "scale=out_color_matrix=bt709", ...codec, "-crf", String(crf)];
  const outputs = [...seen(VP9, loss.vp9), ...heard(OPUS), ...SHARED, webm, ...seen(H264, loss.h264), ...heard(AAC), ...SHARED, mp4];
  const camera = spawn("ffmpeg", ["-v", "error", "-y", ...picture, ...(sound ? ["-i", sound] : []), ...outputs], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const done = once(camera, "close");
  for await (const frame of frames) {
    if (!camera.stdin.write(frame)) await once(camera.stdin, "drain");
  }
  camera.stdin.end();
  await done;
  if (camera.exitCode !== 0) throw new Error(`ffmpeg stopped with ${camera.exitCode}`);
}
