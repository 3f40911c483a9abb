import { expect, it } from "vitest";
import { videoData } from "~/domain/consent/video-player";
import { company } from "~/i18n/company";

const told = (url: string) => videoData({ kind: "file", url }, { language: "de", origin: "https://calima.example", company });

it.each(["/artwork/showreel.webm", "/artwork/showreel.mp4"])("tells search engines the picture of our own film, also as %s", (url) => {
  expect(told(url)).toMatchObject([{ contentUrl: `https://calima.example${url}`, thumbnailUrl: "https://calima.example/artwork/showreel.webp" }]);
});

it("tells them no picture of a film that has none", () => {
  expect(Object.keys(told("/media/general/1-reel.mp4")[0] ?? {})).not.toContain("thumbnailUrl");
});
