import { replayPresses } from '../press/replay-presses.ts';

type Props = {
  count: number;
  /** The number of pages on a wide screen, where each page shows more. */
  countWhenWide?: number;
  selected: number;
  label: (number: number) => string;
  onSelect: (place: number) => void;
};

export const CarouselDots = ({
  count,
  countWhenWide = count,
  selected,
  label,
  onSelect,
}: Props) => (
  <div className="flex justify-center noscript:hidden">
    {Array.from({ length: count }, (_, place) => place).map((place) => (
      <button
        key={place}
        {...replayPresses('click')}
        type="button"
        aria-current={place === selected ? 'true' : undefined}
        onClick={() => onSelect(place)}
        className={`group flex size-7 items-center justify-center ${place < countWhenWide ? '' : 'md:hidden'}`}
      >
        <span className="h-1.5 w-1.5 rounded-full bg-edge transition-all group-hover:bg-ink group-aria-current:w-4 group-aria-current:bg-brass" />
        <span className="sr-only">{label(place + 1)}</span>
      </button>
    ))}
  </div>
);
