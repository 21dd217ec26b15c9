import { useContext } from 'react';
import type { Image } from '#contract/image/image.ts';
import { imageUrl, imageVariants } from '#contract/image/uploaded-image.ts';
import { UploadsUrl } from '../../ui/image/uploads-url.ts';

type Props = { image: Pick<Image, 'path' | 'width' | 'height'>; sizes: string; className: string };

/** The whole image, in the width that is needed. Its name stands beside it. */
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
