import { useEffect, useRef, useState } from "react";

export type PictureSource = { src: string; srcSet?: string };

type Props = {
  picture: PictureSource | null;
  alt: string;
  icon: "person" | "image" | "film";
  sizes?: string;
  /** The default is a square. */
  shape?: "wide" | "round" | "logo" | "whole";
};

/** Shows a placeholder if there is no picture, or if it does not load. */
export function Picture({ picture, alt, icon, sizes = "6rem", shape }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // loading may have failed before hydration
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
