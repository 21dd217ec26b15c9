import { useContext } from 'react';
import type { Image } from '#contract/image/image.ts';
import { imageUrl, imageVariants } from '#contract/image/uploaded-image.ts';
import { UploadsUrl } from '../../ui/image/uploads-url.ts';

type Props = { image: Pick<Image, 'path' | 'width' | 'height'>; sizes: string; className: string };

/** Shows an uncropped image at the width needed. Has no alt text, because the name is shown next to it. */
export function ImagePreview({ image: { path, width, height }, sizes, className }: Props) {
  const uploadsUrl = useContext(UploadsUrl);
  return (
    <img
      src={imageUrl(path, uploadsUrl)}
      srcSet={imageVariants(path, uploadsUrl)?.srcset}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
