import { Icon, type IconName } from "./icon";

export type PictureSource = {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt?: string;
};

type PictureProps = {
  /** Without a picture, or if it fails to load, the placeholder is shown. */
  picture: PictureSource | null | undefined;
  alt: string;
  sizes: string;
  shape: "portrait" | "wide" | "logo";
  /** Loads at once; all other pictures load when they are near the window. */
  isFirst?: boolean;
};

const placeholders: Record<PictureProps["shape"], IconName> = {
  portrait: "person",
  wide: "image",
  logo: "image",
};

/** The frame keeps its shape, so that the layout does not shift. */
export function Picture({ picture, alt, sizes, shape, isFirst = false }: PictureProps) {
  return (
    <div className="picture" data-shape={shape}>
      <Icon name={placeholders[shape]} />
      {picture && (
        <img
          {...picture}
          alt={picture.alt || alt}
          sizes={sizes}
          loading={isFirst ? "eager" : "lazy"}
          decoding={isFirst ? "sync" : "async"}
        />
      )}
    </div>
  );
}
