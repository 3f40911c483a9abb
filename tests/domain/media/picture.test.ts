import { expect, it } from "vitest";
import { artworkPicture } from "~/domain/media/artwork";
import { filePathOf, pictureOf, pictureUrlOf } from "~/domain/media/picture";

it("a picture offers its narrower files and itself", () => {
  expect(pictureOf({ src: "/media/team/1-a.webp", width: 900, height: 600, narrowerWidths: [400, 800] })).toEqual({
    src: "/media/team/1-a.webp",
    width: 900,
    height: 600,
    srcSet: "/media/team/1-a-400.webp 400w, /media/team/1-a-800.webp 800w, /media/team/1-a.webp 900w",
  });
});

it("the address of an uploaded picture leads to its file and back; others lead nowhere", () => {
  expect(filePathOf(pictureUrlOf("team/1-a.webp"))).toBe("team/1-a.webp");
  expect(filePathOf("/artwork/people/elena-marques.webp")).toBeNull();
});

it("only what comes with the site is artwork", () => {
  expect(artworkPicture("/media/team/1-a.webp")).toBeNull();
  expect(artworkPicture("/artwork/people/elena-marques.webp")?.src).toBe("/artwork/people/elena-marques.webp");
});
