// The package brings no types: the part of it that we use.
declare module "subset-font" {
  interface Options {
    targetFormat?: "woff2" | "truetype";
    noHinting?: boolean;
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number } | undefined>;
  }

  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
