import { describe, expect, it } from "vitest";
import { formatFileSize } from "~/i18n/file-size";
import { mediaFilterFrom } from "~/domain/media/media-filter";

describe("the media filter", () => {
  it("reads its values from the address", () => {
    const search = new URLSearchParams("search= Ana &category=team&state=unused&view=list&page=3");
    expect(mediaFilterFrom(search)).toEqual({ search: "Ana", category: "team", state: "unused", view: "list", page: 3 });
  });

  it.each(["", "category=all&view=mosaic&page=-2", "category=users&state=all&page=zwei", "page=0.5"])('shows all files for "%s"', (query) => {
    expect(mediaFilterFrom(new URLSearchParams(query))).toEqual({
      search: "",
      category: undefined,
      state: undefined,
      view: "grid",
      page: 1,
    });
  });
});

describe("the size of a file", () => {
  it.each([
    [0, "0 Bytes"],
    [1023, "1.023 Bytes"],
    [1024, "1,00 KB"],
    [1_572_864, "1,50 MB"],
    [3 * 1024 ** 4, "3.072,00 GB"],
  ])("of %i bytes is formatted", (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
