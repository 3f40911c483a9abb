import { expect, it } from "vitest";
import { videoData } from "~/domain/consent/video-player";
import { company, SHOWREEL } from "~/i18n/company";

const told = (url: string) => videoData({ kind: "file", url }, { language: "de", origin: "https://calima.example", company });

it.each(["/artwork/showreel.webm", "/artwork/showreel.mp4"])("tells search engines the picture and the day of our own film, also as %s", (url) => {
  expect(told(url)).toMatchObject([{ contentUrl: `https://calima.example${url}`, thumbnailUrl: "https://calima.example/artwork/showreel.webp", uploadDate: SHOWREEL.uploaded }]);
});

it("tells them neither of a film that has none", () => {
  const [film = {}] = told("/media/general/1-reel.mp4");
  expect(["thumbnailUrl", "uploadDate"].filter((key) => Object.hasOwn(film, key))).toEqual([]);
});
