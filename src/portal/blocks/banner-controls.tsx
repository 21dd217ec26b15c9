import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { CarouselDots } from '../../ui/carousel/carousel-dots.tsx';
import { CarouselStep } from '../../ui/carousel/carousel-step.tsx';
import { replayPresses } from '../../ui/replay-presses.ts';
import { useMessages } from '../page-context.ts';

type Props = {
  count: number;
  selected: number;
  paused: boolean;
  onPause: () => void;
  previous: () => void;
  next: () => void;
  show: (place: number) => void;
};

/** The carousel pattern of ARIA puts the controls before the slides, and the pause first. */
export function BannerControls({ count, selected, paused, onPause, previous, next, show }: Props) {
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
