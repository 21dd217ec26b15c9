import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';

export type { EmblaCarouselType as Carousel, EmblaOptionsType as CarouselOptions };

/** Takes over from native scrolling at the place that it has reached. */
export function createCarousel(
  viewport: HTMLElement,
  options: EmblaOptionsType,
  onSelect: (place: number) => void,
): EmblaCarouselType {
  const startIndex = Math.round(viewport.scrollLeft / viewport.clientWidth);
  viewport.dataset.started = '';
  viewport.scrollLeft = 0;
  const carousel = EmblaCarousel(viewport, {
    align: 'start',
    loop: true,
    startIndex,
    ...options,
    breakpoints: { ...options.breakpoints, '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const tell = () => onSelect(carousel.selectedScrollSnap());
  tell();
  carousel.on('select', tell);
  carousel.on('reInit', tell);
  carousel.on('destroy', () => delete viewport.dataset.started);
  return carousel;
}
