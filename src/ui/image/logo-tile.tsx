import { useContext } from 'react';
import { imageUrl, imageVariants } from '#contract/image/uploaded-image.ts';
import { initialsOf } from '#contract/site/initials.ts';
import { UploadsUrl } from './uploads-url.ts';
import { useBrokenImage } from './use-broken-image.ts';

type Props = {
  name: string;
  url: string | null;
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge';
  eager?: boolean;
};

const sizes = {
  tiny: 'size-7 text-xs',
  small: 'size-10',
  medium: 'size-12 md:size-14',
  large: 'size-14 sm:size-16',
  huge: 'size-20 sm:size-24',
};

/** Shows a logo, or the name's initials without one. */
export function LogoTile({ name, url, size = 'large', eager = false }: Props) {
  const uploadsUrl = useContext(UploadsUrl);
  const variants = url ? imageVariants(url, uploadsUrl) : undefined;
  const [isBroken, attributes] = useBrokenImage(url);
  if (!url || isBroken) {
    return (
      <div
        aria-hidden="true"
        className={`figures flex items-center justify-center rounded-control border border-line bg-lifted font-heading font-strong text-muted ${sizes[size]}`}
      >
        {initialsOf(name)}
      </div>
    );
  }
  return (
    <img
      src={imageUrl(url, uploadsUrl)}
      srcSet={variants?.srcset}
      sizes={variants && '64px'}
      alt=""
      width={64}
      height={64}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...attributes}
      className={`rounded-control bg-lifted object-cover ${sizes[size]}`}
    />
  );
}
