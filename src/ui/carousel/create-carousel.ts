import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';

export type { EmblaCarouselType as Carousel, EmblaOptionsType as CarouselOptions };

/** Creates a carousel that starts at the slide to which the visitor has already scrolled. */
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
  const report = () => onSelect(carousel.selectedScrollSnap());
  report();
  carousel.on('select', report);
  carousel.on('reInit', report);
  const follow = () => followBrowser(viewport, carousel);
  viewport.addEventListener('scroll', follow);
  carousel.on('destroy', () => {
    viewport.removeEventListener('scroll', follow);
    delete viewport.dataset.started;
  });
  return carousel;
}

/** Moves to the slide that the browser scrolled to, for example to a find-in-page match. */
function followBrowser(viewport: HTMLElement, carousel: EmblaCarouselType) {
  if (viewport.scrollLeft === 0) return;
  const { scrollBody, slideRegistry } = carousel.internalEngine();
  // Focusing a link in a moving slide also scrolls, but by now the slide is elsewhere.
  if (!scrollBody.settled()) {
    viewport.scrollLeft = 0;
    return;
  }
  const { left, right } = viewport.getBoundingClientRect();
  const slide = carousel.slideNodes().findLastIndex((node) => {
    const { x, width } = node.getBoundingClientRect();
    return x + width / 2 > left && x + width / 2 < right;
  });
  viewport.scrollLeft = 0;
  const place = slideRegistry.findIndex((slides) => slides.includes(slide));
  if (place >= 0) carousel.scrollTo(place, true);
}
