import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../press/after-paint.ts';
import { whenIdle } from '../when-idle.ts';
import type { Carousel, CarouselOptions } from './create-carousel.ts';

/**
 * Scrolls natively until a carousel takes over, so slides work without JavaScript. The only child contains the slides.
 */
export const viewportClass =
  'relative snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] data-started:snap-none data-started:overflow-hidden noscript:[scrollbar-width:thin]';

/**
 * Loads the carousel library after the first interaction, or when a button moves the carousel, so that it delays
 * neither the initial load nor the response to that interaction. `options` must be the same object in each render.
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

  // A layout effect, so that no interaction is missed after hydration.
  useLayoutEffect(() => {
    const stopListening = onFirstInteraction(() => afterPaint(() => whenIdle(start)));
    return () => {
      stopListening();
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

const events = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

function onFirstInteraction(run: () => void): () => void {
  const stop = new AbortController();
  const listener = () => {
    stop.abort();
    run();
  };
  for (const event of events) {
    window.addEventListener(event, listener, { capture: true, passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}
