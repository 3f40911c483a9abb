import { spawn } from "node:child_process";
import { once } from "node:events";

const PER_SECOND = 24;

/** What every encoder is told: no sound, colours and sizes that every player knows. */
const SHARED = ["-an", "-pix_fmt", "yuv420p", "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"];

/** VP9 for browsers that know it, H.264 for the rest; both without the name of the encoder, so that files stay equal. */
const VP9 = ["-c:v", "libvpx-vp9", "-crf", "40", "-b:v", "0", "-deadline", "good", "-cpu-used", "3", "-row-mt", "0", "-g", "120"];
const H264 = ["-c:v", "libx264", "-crf", "29", "-preset", "medium", "-threads", "1", "-g", "120", "-movflags", "+faststart"];

/**
 * Films frames as WebM and MP4. Needs `ffmpeg` (Debian's package of that name).
 * @param {{ width: number, height: number, seconds: number, webm: string, mp4: string }} movie
 * @param {(seconds: number) => Uint8Array} frameAt red, green and blue of each point
 */
export async function film({ width, height, seconds, webm, mp4 }, frameAt) {
  const source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", String(PER_SECOND), "-i", "-"];
  const plain = ["-fflags", "+bitexact", "-flags:v", "+bitexact"];
  const outputs = [...VP9, ...SHARED, ...plain, webm, ...H264, ...SHARED, ...plain, mp4];
  const camera = spawn("ffmpeg", ["-v", "error", "-y", ...source, "-vf", "scale=out_color_matrix=bt709", ...outputs], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const done = once(camera, "close");
  for (let frame = 0; frame < seconds * PER_SECOND; frame += 1) {
    if (!camera.stdin.write(frameAt(frame / PER_SECOND))) await once(camera.stdin, "drain");
  }
  camera.stdin.end();
  await done;
  if (camera.exitCode !== 0) throw new Error(`ffmpeg stopped with ${camera.exitCode}`);
}
