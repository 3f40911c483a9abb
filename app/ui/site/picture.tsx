import { Icon, type IconName } from "./icon";

export type PictureSource = {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** What is said about the picture itself; empty for nothing. */
  alt?: string;
};

type PictureProps = {
  /** Nothing (or a picture that fails to load) shows the placeholder of the same shape. */
  picture: PictureSource | null | undefined;
  alt: string;
  /** How wide it is shown, in CSS words: "(min-width: 64rem) 33vw, 100vw". */
  sizes: string;
  shape: "portrait" | "wide" | "logo";
  /** For the picture that the visitor sees first; all others wait until they are near. */
  isFirst?: boolean;
};

const placeholders: Record<PictureProps["shape"], IconName> = {
  portrait: "person",
  wide: "image",
  logo: "image",
};

/** The frame keeps its shape whatever happens: nothing shifts, and a missing picture leaves no hole. */
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
