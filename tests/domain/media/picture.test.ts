import { expect, it } from "vitest";
import { artworkPicture, fileUrlOf, OWN_CATEGORY, PICTURE_CATEGORIES, pictureOf, referenceOf } from "~/domain/media/picture";
import { isPictureUrl } from "~/domain/record/upload-rules";
import { filenameIn } from "~/domain/record/upload-rules";

it("a picture offers its narrower files and itself in its srcset", () => {
  expect(pictureOf({ src: "/media/team/1-a.webp", width: 900, height: 600, narrowerWidths: [400, 800] })).toEqual({
    src: "/media/team/1-a.webp",
    width: 900,
    height: 600,
    srcSet: "/media/team/1-a-400.webp 400w, /media/team/1-a-800.webp 800w, /media/team/1-a.webp 900w",
  });
});

it("every address that an uploaded picture has or had leads to its file name; other addresses lead to none", () => {
  const filename = "1700000000000-0123456789abcdef.webp";
  const files = ["", "-400", "-0a1b2c3d", "-0a1b2c3d-400", "-12345678-1200"].map((end) => filename.replace(".webp", `${end}.webp`));
  expect(filenameIn(referenceOf({ category: "team", filename }))).toBe(filename);
  for (const file of files) expect(filenameIn(fileUrlOf(`team/${file}`)), file).toBe(filename);
  expect(filenameIn("team/a.webp")).toBe("a.webp");
  for (const other of ["/artwork/people/elena-marques.webp", "https://calima.example/media/a/b.webp", "/media/", ""]) {
    expect(filenameIn(other), other).toBeNull();
  }
});

it("only pictures that come with the site are artwork", () => {
  expect(artworkPicture("/media/team/1-a.webp")).toBeNull();
  expect(artworkPicture("/artwork/people/elena-marques.webp")?.src).toBe("/artwork/people/elena-marques.webp");
});

it("a reference is a picture of the site only in the folder of an existing category", () => {
  const isOurs = (category: string) => isPictureUrl(referenceOf({ category, filename: "1-a.webp" }));
  expect([...PICTURE_CATEGORIES, OWN_CATEGORY].filter((category) => !isOurs(category))).toEqual([]);
  expect(["products", "teams", "old-team"].filter(isOurs)).toEqual([]);
});
