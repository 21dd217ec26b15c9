import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BannerCard } from '#contract/catalogue/banner.ts';
import { CarouselDots } from '../../ui/carousel/carousel-dots.tsx';
import { CarouselStep } from '../../ui/carousel/carousel-step.tsx';
import { useCarousel, viewportClass } from '../../ui/carousel/use-carousel.ts';
import { replayPresses } from '../../ui/press/replay-presses.ts';
import { useReducedMotion } from '../../ui/use-media.ts';
import { clickBlock } from '../cards/counted-click.ts';
import { useMessages } from '../page-context.ts';
import { BannerSlide } from './banner-slide.tsx';

type ControlsProps = {
  count: number;
  selected: number;
  paused: boolean;
  onPause: () => void;
  previous: () => void;
  next: () => void;
  show: (place: number) => void;
};

type AutoAdvanceProps = { every: number; advance: () => void };

const shownFor = 150_000;
const options = {};

export function BannerCarousel({ banners }: { banners: BannerCard[] }) {
  const { blocks } = useMessages();
  const { viewport, started, selected, next, previous, show } = useCarousel(options);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  // The pointer or focus may already be inside when the scripts load.
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    setHovered(section.current?.matches(':hover') ?? false);
    setFocused(section.current?.matches(':focus-within') ?? false);
  }, []);
  const several = banners.length > 1;
  const running = several && !paused && !hovered && !focused && !reducedMotion;

  // Moves focus to the next slide when the focused one leaves the view.
  const carriesFocus = useRef(false);
  useLayoutEffect(() => {
    if (!carriesFocus.current) return;
    carriesFocus.current = false;
    const slide = viewport.current?.querySelectorAll('article')[selected];
    (slide?.querySelector('a') ?? slide)?.focus({ preventScroll: true });
  }, [selected, viewport]);

  const step = (event: KeyboardEvent) => {
    const move = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (!move || !several || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    carriesFocus.current = viewport.current?.contains(document.activeElement) ?? false;
    move();
  };

  if (banners.length === 0) return null;
  return (
    <section
      ref={section}
      {...clickBlock('display')}
      aria-label={blocks.featured}
      aria-roledescription={blocks.carousel}
      className="flex flex-col-reverse gap-3"
      onKeyDown={step}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
    >
      {running && <AutoAdvance key={selected} every={shownFor} advance={next} />}
      {several && (
        <BannerControls
          count={banners.length}
          selected={selected}
          paused={paused}
          onPause={() => setPaused((before) => !before)}
          previous={previous}
          next={next}
          show={show}
        />
      )}
      <div
        ref={viewport}
        className={`${viewportClass} rounded-card`}
        aria-live={running ? 'off' : 'polite'}
      >
        <div className="flex">
          {banners.map((banner, index) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              label={blocks.slidePlace(index + 1, banners.length)}
              first={index === 0}
              outOfSight={started && index !== selected}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Keyed by the current slide, which restarts the timer, so that each slide is shown for the full interval. */
function AutoAdvance({ every, advance }: AutoAdvanceProps) {
  // A layout effect, so that the timer is already running when the controls show that the slides advance.
  useLayoutEffect(() => {
    const timer = setInterval(advance, every);
    return () => clearInterval(timer);
  }, [every, advance]);
  return null;
}

/** The ARIA carousel pattern puts the controls before the slides, starting with pause. */
function BannerControls({ count, selected, paused, onPause, previous, next, show }: ControlsProps) {
  const { blocks } = useMessages();
  return (
    <div {...replayPresses('keydown')} className="grid grid-cols-[1fr_auto_1fr] items-center">
      <CarouselStep
        label={paused ? blocks.resume : blocks.pause}
        icon={paused ? Play : Pause}
        className="motion-reduce:invisible"
        onPress={onPause}
      />
      <div className="order-last flex justify-end gap-2">
        <CarouselStep label={blocks.previousSlide} icon={ChevronLeft} onPress={previous} />
        <CarouselStep label={blocks.nextSlide} icon={ChevronRight} onPress={next} />
      </div>
      <CarouselDots count={count} selected={selected} label={blocks.showSlide} onSelect={show} />
    </div>
  );
}
