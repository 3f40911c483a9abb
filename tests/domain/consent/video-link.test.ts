import { describe, expect, it } from "vitest";
import { videoFrom } from "~/domain/consent/video-link";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0";

describe("the address of a video", () => {
  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com/watch?t=43s&v=dQw4w9WgXcQ&list=PL1",
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?si=abc",
    "  http://youtu.be/dQw4w9WgXcQ/ ",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube.com/live/dQw4w9WgXcQ?feature=share",
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  ])("%s becomes YouTube's privacy-enhanced player", (address) => {
    expect(videoFrom(address)).toEqual({ kind: "embed", host: "www.youtube-nocookie.com", url: YOUTUBE });
  });

  it.each([
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
    ["https://www.vimeo.com/channels/staffpicks/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
    ["https://vimeo.com/76979871/0a1b2c", "https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c"],
    ["https://player.vimeo.com/video/76979871?h=0a1b2c", "https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c"],
  ])("%s becomes Vimeo's player without cookies", (address, url) => {
    expect(videoFrom(address)).toEqual({ kind: "embed", host: "player.vimeo.com", url });
  });

  it.each(["/artwork/showreel.webm", "/media/general/1-reel.mp4"])("%s is a file of the site", (address) => {
    expect(videoFrom(address)).toEqual({ kind: "file", url: address });
  });

  it.each([
    "https://videos.example/reel.mp4",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/@calima",
    'https://www.youtube.com/watch?v="><script>',
    "https://vimeo.com/calima",
  ])("%s is only a link", (address) => {
    expect(videoFrom(address)).toMatchObject({ kind: "link" });
  });

  it.each(["", "showreel", "//evil.example/reel.mp4", "/\\evil.example", "javascript:alert(1)", "data:text/html,x"])(
    "%j is not a video",
    (address) => {
      expect(videoFrom(address)).toBeNull();
    },
  );
});
