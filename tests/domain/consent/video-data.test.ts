import { expect, it } from "vitest";
import { videoData } from "~/domain/consent/video-player";
import { company, SHOWREEL } from "~/i18n/company";

const dataOf = (url: string) => videoData({ kind: "file", url }, { language: "de", origin: "https://calima.example", company });

it.each(["/artwork/showreel.webm", "/artwork/showreel.mp4"])("the structured data of our own film contain its thumbnail and upload date: %s", (url) => {
  expect(dataOf(url)).toMatchObject([{ contentUrl: `https://calima.example${url}`, thumbnailUrl: "https://calima.example/artwork/showreel.webp", uploadDate: SHOWREEL.uploaded }]);
});

it("the structured data of another film omit thumbnail and upload date", () => {
  const [film = {}] = dataOf("/media/general/1-reel.mp4");
  expect(["thumbnailUrl", "uploadDate"].filter((key) => Object.hasOwn(film, key))).toEqual([]);
});
