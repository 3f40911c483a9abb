/** Which other hosts a route may show in a frame: `export const handle = { frames: frameSources("map") }`. */
export function framesWanted(handle: unknown): string[] {
  const frames: unknown = typeof handle === "object" && handle !== null && "frames" in handle ? handle.frames : [];
  return Array.isArray(frames) ? frames.filter((source) => typeof source === "string") : [];
}
