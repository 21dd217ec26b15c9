import { useContext } from 'react';
import { imageUrl, imageVariants } from '#contract/image/uploaded-image.ts';
import { UploadsUrl } from './uploads-url.ts';
import { useBrokenImage } from './use-broken-image.ts';

type Props = {
  url: string;
  alt?: string;
  /** The `sizes` of the <img>. */
  sizes: string;
  /** Reserved when the URL does not name the size. */
  width: number;
  height: number;
  /** The largest image of the first screen. */
  first?: boolean;
  eager?: boolean;
  onBroken?: () => void;
  className: string;
};

/** An uploaded image in the width that is needed. One that cannot be loaded is replaced by the back of a card. */
export function ResponsiveImage({
  url,
  alt = '',
  sizes,
  width,
  height,
  first,
  eager,
  onBroken,
  className,
}: Props) {
  const [isBroken, attributes] = useBrokenImage(url, onBroken);
  const uploadsUrl = useContext(UploadsUrl);
  const variants = imageVariants(url, uploadsUrl);
  if (!url || isBroken) {
    return <div className={`card-back ${className}`} aria-hidden="true" />;
  }
  return (
    <img
      src={imageUrl(url, uploadsUrl)}
      srcSet={variants?.srcset}
      sizes={variants && sizes}
      alt={alt}
      width={variants?.width ?? width}
      height={variants?.height ?? height}
      loading={first || eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      {...attributes}
      className={className}
    />
  );
}
