import { useEffect, useRef, useState } from "react";

export type PictureSource = { src: string; srcSet?: string };

type Props = {
  picture: PictureSource | null;
  alt: string;
  icon: "person" | "image" | "film";
  /** How wide it is shown, in CSS words. */
  sizes?: string;
  /** A square, where nothing is said. */
  shape?: "wide" | "round" | "logo" | "whole";
};

/** Where there is none, or it does not load, a placeholder stands in the same place. */
export function Picture({ picture, alt, icon, sizes = "6rem", shape }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // why: a picture that failed before React was there told nobody
    setBroken(image.current?.complete === true && image.current.naturalWidth === 0);
  }, [picture?.src]);
  return (
    <span className="picture" data-shape={shape} data-icon={icon}>
      {picture && !isBroken ? (
        <img ref={image} src={picture.src} srcSet={picture.srcSet} sizes={picture.srcSet && sizes} alt={alt} loading="lazy" onError={() => setBroken(true)} />
      ) : null}
    </span>
  );
}
