import type { Embed } from "./embeds";

type Place = { latitude: number; longitude: number };

/** How much of the neighbourhood is seen, in degrees to each side: about a kilometre. */
const AROUND = { latitude: 0.006, longitude: 0.011 };

/** A map of the place with a mark on it, as OpenStreetMap offers it for other pages: without a key and without cookies. */
export function mapEmbed({ latitude, longitude }: Place): Embed {
  const corners = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude.toString()},${longitude.toString()}`,
  });
  return { host: "www.openstreetmap.org", url: `https://www.openstreetmap.org/export/embed.html?${query.toString()}` };
}
