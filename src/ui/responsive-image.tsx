import { useState } from 'react';
import { imageVariants } from '#contract/upload.ts';

type Props = {
  url: string;
  alt?: string;
  /** How wide it is shown, as in `sizes` of an <img>. */
  sizes: string;
  /** The room that is kept for it when its address does not say its size. */
  width: number;
  height: number;
  /** The one that a page is waited for. */
  first?: boolean;
  eager?: boolean;
  onBroken?: () => void;
  className: string;
};

/** An uploaded picture in the width that is needed; in the place of one that cannot be loaded lies the back of a card. */
export function Picture({
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
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const variants = imageVariants(url);
  const giveUp = () => {
    setBrokenUrl(url);
    onBroken?.();
  };
  if (!url || url === brokenUrl) {
    return <div className={`card-back ${className}`} aria-hidden="true" />;
  }
  return (
    <img
      src={url}
      srcSet={variants?.srcset}
      sizes={variants && sizes}
      alt={alt}
      width={variants?.width ?? width}
      height={variants?.height ?? height}
      loading={first || eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      // It may have failed before React was there to hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) giveUp();
      }}
      onError={giveUp}
      className={className}
    />
  );
}
