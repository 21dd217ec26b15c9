import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Carousel, CarouselOptions } from './create-carousel.ts';
import { onFirstSign } from './first-sign.ts';

/** Scrolls by itself, with or without script, until a carousel takes over. Its one child holds the slides. */
export const viewportClass =
  'relative snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] data-started:snap-none data-started:overflow-hidden noscript:[scrollbar-width:thin]';

/**
 * The library stays out of the first load: it comes when the visitor first moves, or when something
 * is to be moved. `options` must be the same object each time.
 */
export function useCarousel(options: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(undefined);
  const [started, setStarted] = useState(false);
  const [selected, setSelected] = useState(0);

  const start = useCallback(async () => {
    const loaded = await import('./create-carousel.ts').catch(() => undefined);
    if (!loaded || !viewport.current) return;
    carousel.current ??= loaded.createCarousel(viewport.current, options, setSelected);
    setStarted(true);
  }, [options]);

  // Not after the paint: once the controls say that they are hydrated, no movement goes unseen.
  useLayoutEffect(() => {
    const forget = onFirstSign(start);
    return () => {
      forget();
      carousel.current?.destroy();
      carousel.current = undefined;
    };
  }, [start]);

  const move = useCallback(
    async (step: (carousel: Carousel) => void) => {
      if (!carousel.current) await start();
      if (carousel.current) step(carousel.current);
    },
    [start],
  );

  return {
    viewport,
    started,
    selected,
    next: useCallback(() => move((carousel) => carousel.scrollNext()), [move]),
    previous: useCallback(() => move((carousel) => carousel.scrollPrev()), [move]),
    show: useCallback((place: number) => move((carousel) => carousel.scrollTo(place)), [move]),
  };
}
