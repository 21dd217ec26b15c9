import { useContext } from 'react';
import { imageUrl, imageVariants } from '#contract/image/uploaded-image.ts';
import { UploadsUrl } from './uploads-url.ts';
import { useBrokenImage } from './use-broken-image.ts';

type Props = {
  url: string;
  alt?: string;
  /** The `sizes` of the <img>. */
  sizes: string;
  /** The size to reserve if the URL doesn't contain it. */
  width: number;
  height: number;
  /** Set for the largest image above the fold. */
  first?: boolean;
  eager?: boolean;
  onBroken?: () => void;
  /** Another image, in place of this one on phones. */
  narrow?: Pick<Props, 'url' | 'sizes'> | undefined;
  className: string;
};

/** The same width as the variant `md` in class names. */
const narrowMedia = '(width < 48rem)';

/** Shows an uploaded image at the width needed, or the back of a card if it fails to load. */
export function ResponsiveImage({
  url,
  alt = '',
  sizes,
  width,
  height,
  first,
  eager,
  onBroken,
  narrow,
  className,
}: Props) {
  const [isBroken, attributes] = useBrokenImage(url, onBroken);
  const uploadsUrl = useContext(UploadsUrl);
  const variants = imageVariants(url, uploadsUrl);
  if (!url || isBroken) {
    return <div className={`card-back ${className}`} aria-hidden="true" />;
  }
  const image = (
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
  if (!narrow) return image;
  const narrowVariants = imageVariants(narrow.url, uploadsUrl);
  return (
    <picture className="contents">
      <source
        media={narrowMedia}
        srcSet={narrowVariants?.srcset ?? imageUrl(narrow.url, uploadsUrl)}
        sizes={narrowVariants && narrow.sizes}
      />
      {image}
    </picture>
  );
}
