import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { imageUrl } from '#contract/image/uploaded-image.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { CarouselStep } from '../../../ui/carousel/carousel-step.tsx';
import { useCarousel, viewportClass } from '../../../ui/carousel/use-carousel.ts';
import { ResponsiveImage } from '../../../ui/image/responsive-image.tsx';
import { BlockFrame } from '../../blocks/block-frame.tsx';
import { usePageContext } from '../../page-context.ts';
import type { ShownProduct, ShownText } from './load-product.ts';

const options = { loop: false, slidesToScroll: 'auto', containScroll: 'trimSnaps' } as const;

type Props = Pick<ShownProduct, 'name' | 'images'> & { texts: ShownText };

export function ProductImages({ name, images, texts }: Props) {
  const { messages, site } = usePageContext();
  const { viewport, next, previous } = useCarousel(options);
  const [broken, setBroken] = useState<string[]>([]);
  const shown = images.filter(({ image_url }) => !broken.includes(image_url));
  if (shown.length === 0) return null;
  return (
    <BlockFrame
      title={texts.images}
      role={messages.blocks.carousel}
      controls={
        shown.length > 1 && (
          <div className={`flex gap-2 ${shown.length === 2 ? 'sm:hidden' : ''}`}>
            <CarouselStep label={texts.previousImage} icon={ChevronLeft} onPress={previous} />
            <CarouselStep label={texts.nextImage} icon={ChevronRight} onPress={next} />
          </div>
        )
      }
    >
      <div ref={viewport} className={viewportClass}>
        <ul className="-ml-4 flex">
          {shown.map(({ image_url, alt }, index) => (
            <li
              key={image_url}
              className="min-w-0 shrink-0 grow-0 basis-full snap-start pl-4 sm:basis-1/2"
            >
              <a
                href={imageUrl(image_url, site.uploadsUrl)}
                target="_blank"
                rel="noopener"
                aria-label={alt ?? fillText(texts.image, { name, number: String(index + 1) })}
                className="block rounded-card"
              >
                <ResponsiveImage
                  url={image_url}
                  alt={alt}
                  sizes="(min-width: 56rem) 420px, (min-width: 40rem) 50vw, calc(100vw - 2rem)"
                  width={960}
                  height={600}
                  onBroken={() => setBroken((before) => [...before, image_url])}
                  className="aspect-16/10 w-full rounded-card border border-line bg-lifted object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </BlockFrame>
  );
}
